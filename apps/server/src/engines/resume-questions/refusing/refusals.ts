import type { Refusal } from '@slotwise/contract/deepgaze/questions/questions.schema';
import { openIndex } from '../../resume-index/open-index.ts';
import type { ResumeIndex } from '../../resume-index/resume-index.ts';
import type { Asked } from '../asked-question.ts';
import { AVERAGE, INFERENCE, JUDGEMENT, PAY, RATING, TOTAL, UNLESS_STATED } from './opinion-phrases.ts';
import { lowOutsideNames } from '../people/outside-names.ts';
import { readPayOfAll } from '../reading/read-pay-of-all.ts';
import { asksForBest } from './praise.ts';
import { betweenSpaces } from './phrase-patterns.ts';
import { questionWordsOf } from '../reading/question-words.ts';
import { asksProtected } from './refuse-protected.ts';

const isAny = (patterns: readonly RegExp[], said: string) => patterns.some((pattern) => pattern.test(said));

/** The words of a question as phrases are compared with them, without what these resumes have. */
const saidIn = (asked: Asked) => betweenSpaces(lowOutsideNames(asked));

/** What a question concludes of somebody, in its own words: 'team of 22'. */
const conclusionsIn = (said: string): string[] =>
  UNLESS_STATED.flatMap((pattern) => pattern.exec(said)?.[0].trim() ?? []);

/** The words of a question that would be a conclusion, had not a resume these very words. */
export const statedWords = (asked: Asked): string | null =>
  conclusionsIn(saidIn(asked)).find((words) => asked.index.isMentioned(words)) ?? null;

/** 'Rank them by years' asks for an order that resumes state. */
const rates = (said: string) => isAny(RATING, said) && !said.includes(' by ');

const judges = (asked: Asked, said: string): boolean =>
  isAny(JUDGEMENT, said) || rates(said) || asksForBest(asked);

/** Whether a question draws a conclusion that no resume states in these very words. */
const concludes = ({ index }: Asked, said: string): boolean =>
  isAny(INFERENCE, said) || conclusionsIn(said).some((words) => !index.isMentioned(words));

/** Whether a question asks what people earn or want to. */
export const asksPay = (asked: Asked): boolean => isAny(PAY, saidIn(asked));

/** Whether a question asks for one number made of those of several resumes. */
export const asksOfAllTogether = (asked: Asked): boolean => isAny([...AVERAGE, ...TOTAL], saidIn(asked));

/** Why a question is refused, or null. */
export function refusalFor(asked: Asked): Refusal | null {
  if (asksProtected(asked)) return 'PROTECTED';
  const said = saidIn(asked);
  if (judges(asked, said)) return 'JUDGEMENT';
  // What people state as pay is quoted; nobody is found or left out by it.
  if (readPayOfAll(asked) !== null) return null;
  const isAboutPay = asked.people.length === 0 && isAny(PAY, said);
  return isAboutPay || isAny(AVERAGE, said) || concludes(asked, said) ? 'INFERENCE' : null;
}

const NO_RESUMES = openIndex([]);

/** Why words that are no question of a recruiter's are refused: of a reading that was changed, of a language model. */
export const refusalOfText = (text: string, index: ResumeIndex = NO_RESUMES): Refusal | null =>
  refusalFor({ words: questionWordsOf(text), people: [], index });
