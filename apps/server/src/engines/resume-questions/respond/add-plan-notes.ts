import type { Interpretation } from '@slotwise/contract/deepgaze/questions.schema';
import type { EngineAnswer } from './build-answer.ts';
import { countResumes } from './condition-words.ts';

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
const writeCorrectionNotes = ({ corrected }: Interpretation): string[] => corrected.map(correctedNote);

const MOST_SUGGESTIONS = 4;

const noteOn = ({ among }: NonNullable<Interpretation['further']>): string =>
  among === undefined
    ? 'This goes on with the answer before, whose other conditions still count.'
    : `This goes on with the answer before: only its ${countResumes(among)} ${among === 1 ? 'was' : 'were'} asked.`;

/** An answer with what was read otherwise than it was typed. One that goes on with the one before says so, and offers to ask all resumes instead. */
export function addPlanNotes(answer: EngineAnswer): EngineAnswer {
  const { further } = answer.interpretation;
  const notes = [...writeCorrectionNotes(answer.interpretation), ...answer.notes];
  if (!further) return { ...answer, notes };
  return {
    ...answer,
    notes: [noteOn(further), ...notes],
    suggestions: [further.anew, ...answer.suggestions].slice(0, MOST_SUGGESTIONS),
  };
}

/** Where nothing was found: in all resumes, or in those of the answer before alone. */
export function whereIn({ filters, further }: Interpretation): string {
  const part = filters.find(({ kind }) => kind === 'RESUMES');
  if (part) return part.value;
  return further?.among === undefined
    ? 'these resumes'
    : `the ${countResumes(further.among)} from the previous answer`;
}
