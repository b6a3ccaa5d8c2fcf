import { FREQUENT_TITLE_HEADS } from '../../resume-facts/lexicon/resume-words.ts';

const SINGULAR: readonly ((low: string) => string)[] = [
  (low) => low,
  (low) => low.replace(/s$/, ''),
  (low) => low.replace(/es$/, ''),
  (low) => low.replace(/men$/, 'man'),
];

/** What people are called at work, one of them or several. */
export const isTrade = (low: string) => SINGULAR.some((singular) => FREQUENT_TITLE_HEADS.has(singular(low)));
