import data from './opinion-phrases.json' with { type: 'json' };
import { parsePhrases } from './phrase-patterns.ts';
import { TRAIT_WORDS } from './trait-words.ts';

const phrases = (lines: readonly string[]) => parsePhrases(lines, { ...data.classes, trait: TRAIT_WORDS });

/** Opinions about someone, which no resume proves. */
export const JUDGEMENT = phrases(data.judgement);

/** 'Rank them', but 'rank them by years' asks for an order that resumes state. */
export const RATING = phrases(data.rating);

/** Something that must be concluded from several places, or is in no resume. */
export const INFERENCE = phrases(data.inference);

/** A conclusion, unless a resume states it word for word: 'team of 22', 'willing to relocate'. */
export const UNLESS_STATED = phrases(data.unlessStated);

/** What a person's resume may state, but no one may be selected by. */
export const PAY = phrases(data.pay);

/** A single figure over several resumes. */
export const AVERAGE = phrases(data.average);

/** The same, unless a previous answer says whose figure it is. */
export const TOTAL = phrases(data.total);
