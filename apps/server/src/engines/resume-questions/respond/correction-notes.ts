import type { Interpretation } from '@slotwise/contract/deepgaze/questions.schema';

const HAS_YEAR = /\b(?:19|20)\d\d\b/;

const YEARS_READ = " Years are read of working somewhere, as in 'worked at … in 2019'.";

/** A whole question was read as English; a single word was mistyped; words were left out. */
function correctedNote({ typed, readAs }: Interpretation['corrected'][number]): string {
  if (readAs === '') return `'${typed}' was not looked at.${HAS_YEAR.test(typed) ? YEARS_READ : ''}`;
  return typed.includes(' ')
    ? `'${typed}' was read as '${readAs}'. Questions are understood best in English.`
    : `'${typed}' was read as '${readAs}', since no resume has '${typed}'.`;
}

/** What a reader has to know of how the words of a question were read. */
export const writeCorrectionNotes = ({ corrected }: Interpretation): string[] => corrected.map(correctedNote);
