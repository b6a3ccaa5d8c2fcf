import type { Refusal } from '@slotwise/contract/deepgaze/questions/questions.schema';
import { openIndex } from '../../resume-index/open-index.ts';
import type { ResumeIndex } from '../../resume-index/resume-index.ts';
import type { Asked } from '../asked-question.ts';
import { INFERENCE, JUDGEMENT, PAY, UNLESS_STATED } from './opinion-words.ts';
import { lowOutsideNames } from '../people/outside-names.ts';
import { questionWordsOf } from '../reading/question-words.ts';
import { asksProtected } from './refuse-protected.ts';

const isAny = (patterns: readonly RegExp[], low: string) => patterns.some((pattern) => pattern.test(low));

/** Whether a question draws a conclusion that no resume states in these very words. */
const concludes = (low: string, index: ResumeIndex) =>
  UNLESS_STATED.some((pattern) => {
    const [words] = pattern.exec(low) ?? [];
    return words !== undefined && index.mentions(words).length === 0;
  });

/** The words of a question that would be a conclusion, had not a resume these very words: 'team of 22'. */
export function statedWords(asked: Asked): string | null {
  const low = lowOutsideNames(asked);
  const said = UNLESS_STATED.flatMap((pattern) => pattern.exec(low)?.[0] ?? []);
  return said.find((words) => asked.index.mentions(words).length > 0) ?? null;
}

/** Why a question is refused, or null. */
export function refusalFor(asked: Asked): Refusal | null {
  if (asksProtected(asked)) return 'PROTECTED';
  const low = lowOutsideNames(asked);
  if (isAny(JUDGEMENT, low)) return 'JUDGEMENT';
  const isConcluded = isAny(INFERENCE, low) || concludes(low, asked.index);
  // What one person states as pay is quoted; nobody is found or left out by it.
  return isConcluded || (isAny(PAY, low) && asked.people.length === 0) ? 'INFERENCE' : null;
}

const NO_RESUMES = openIndex([]);

/** Why words that are no question of a recruiter's are refused: of a reading that was changed, of a language model. */
export const refusalOfText = (text: string, index: ResumeIndex = NO_RESUMES): Refusal | null =>
  refusalFor({ words: questionWordsOf(text), people: [], index });
