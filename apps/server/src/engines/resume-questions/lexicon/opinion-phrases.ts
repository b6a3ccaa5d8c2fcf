import data from './opinion-phrases.json' with { type: 'json' };
import { parsePhrases } from './phrase-patterns.ts';
import { TRAIT_WORDS } from './trait-words.ts';

const phrases = (lines: readonly string[]) => parsePhrases(lines, { ...data.classes, trait: TRAIT_WORDS });

/** Opinions about someone, which no resume proves. */
export const JUDGEMENT = phrases(data.judgement);

/** 'Rank them', but 'rank them by years' asks for an order that resumes state. */
export const RATING = phrases(data.rating);

/** What would have to be concluded from several places, or is in no resume. */
export const INFERENCE = phrases(data.inference);

/** What is a conclusion unless a resume says it word for word: 'team of 22', 'willing to relocate'. */
export const UNLESS_STATED = phrases(data.unlessStated);

/** What one person's resume may state, and what no one is found by. */
export const PAY = phrases(data.pay);

/** One number that would be made of those of several resumes. */
export const AVERAGE = phrases(data.average);

/** The same, unless an answer before says whose number is asked. */
export const TOTAL = phrases(data.total);
