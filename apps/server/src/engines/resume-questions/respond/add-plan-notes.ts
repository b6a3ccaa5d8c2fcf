import type { Interpretation } from '@slotwise/contract/deepgaze/questions.schema';
import type { EngineAnswer } from './build-answer.ts';
import { countResumes } from './condition-words.ts';

const HAS_YEAR = /\b(?:19|20)\d\d\b/;

const YEARS_READ = " Years are read of working somewhere, as in 'worked at … in 2019'.";

/** An entire question was translated to English, a single word was corrected, or words were left out. */
function correctedNote({ typed, readAs }: Interpretation['corrected'][number]): string {
  if (readAs === '') return `'${typed}' was not looked at.${HAS_YEAR.test(typed) ? YEARS_READ : ''}`;
  return typed.includes(' ')
    ? `'${typed}' was read as '${readAs}'. Questions are understood best in English.`
    : `'${typed}' was read as '${readAs}', since no resume has '${typed}'.`;
}

/** The notes about how the words of a question were read. */
const writeCorrectionNotes = ({ corrected }: Interpretation): string[] => corrected.map(correctedNote);

const MOST_SUGGESTIONS = 4;

const noteOn = ({ among }: NonNullable<Interpretation['further']>): string =>
  among === undefined
    ? 'This goes on with the answer before, whose other conditions still count.'
    : `This goes on with the answer before: only its ${countResumes(among)} ${among === 1 ? 'was' : 'were'} asked.`;

/** Adds notes about everything read differently from how it was typed. A follow-up says that it is one, and suggests asking all resumes instead. */
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

/** Where nothing was found: in all resumes, or only in those of the previous answer. */
export function whereIn({ filters, further }: Interpretation): string {
  const part = filters.find(({ kind }) => kind === 'RESUMES');
  if (part) return part.value;
  return further?.among === undefined
    ? 'these resumes'
    : `the ${countResumes(further.among)} from the previous answer`;
}
