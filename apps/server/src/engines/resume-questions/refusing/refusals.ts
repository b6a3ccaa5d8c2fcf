import type { Refusal } from '@slotwise/contract/deepgaze/questions/questions.schema';
import { openIndex } from '../../resume-index/open-index.ts';
import type { ResumeIndex } from '../../resume-index/resume-index.ts';
import type { Asked } from '../asked-question.ts';
import { AVERAGE, INFERENCE, JUDGEMENT, PAY, RATING, TOTAL, UNLESS_STATED } from './opinion-phrases.ts';
import { lowOutsideNames } from '../people/outside-names.ts';
import { readPayOfAll } from '../reading/read-pay-of-all.ts';
import { asksForBest } from './praise.ts';
import { findPhrase, saysAny } from './phrase-patterns.ts';
import { questionWordsOf } from '../reading/question-words.ts';
import { asksProtected } from './refuse-protected.ts';

/** What a question concludes of somebody, in its own words: 'team of 22'. */
const conclusionsIn = (said: string): string[] =>
  UNLESS_STATED.flatMap((phrase) => findPhrase(phrase, said) ?? []);

/** The words of a question that would be a conclusion, had not a resume these very words. */
export const statedWords = (asked: Asked): string | null =>
  conclusionsIn(lowOutsideNames(asked)).find((words) => asked.index.isMentioned(words)) ?? null;

/** 'Rank them by years' asks for an order that resumes state. */
const rates = (said: string) => saysAny(RATING, said) && !/(?:^| )by(?: |$)/.test(said);

const judges = (asked: Asked, said: string): boolean =>
  saysAny(JUDGEMENT, said) || rates(said) || asksForBest(asked);

/** Whether a question draws a conclusion that no resume states in these very words. */
const concludes = ({ index }: Asked, said: string): boolean =>
  saysAny(INFERENCE, said) || conclusionsIn(said).some((words) => !index.isMentioned(words));

/** Whether a question asks what people earn or want to. */
export const asksPay = (asked: Asked): boolean => saysAny(PAY, lowOutsideNames(asked));

/** Whether a question asks for one number made of those of several resumes. */
export const asksOfAllTogether = (asked: Asked): boolean =>
  saysAny([...AVERAGE, ...TOTAL], lowOutsideNames(asked));

/** Why a question is refused, or null. */
export function refusalFor(asked: Asked): Refusal | null {
  if (asksProtected(asked)) return 'PROTECTED';
  const said = lowOutsideNames(asked);
  if (judges(asked, said)) return 'JUDGEMENT';
  // What people state as pay is quoted; nobody is found or left out by it.
  if (readPayOfAll(asked) !== null) return null;
  const isAboutPay = asked.people.length === 0 && saysAny(PAY, said);
  return isAboutPay || saysAny(AVERAGE, said) || concludes(asked, said) ? 'INFERENCE' : null;
}

const NO_RESUMES = openIndex([]);

/** Why words that are no question of a recruiter's are refused: of a reading that was changed, of a language model. */
export const refusalOfText = (text: string, index: ResumeIndex = NO_RESUMES): Refusal | null =>
  refusalFor({ words: questionWordsOf(text), people: [], index });
