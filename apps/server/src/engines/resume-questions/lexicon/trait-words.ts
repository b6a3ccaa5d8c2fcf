import { wordSet } from '#lib/text/word-set.ts';

/** Character traits; 'reliable systems' and 'smart grids' are things. */
export const TRAIT_WORDS = `honest dishonest trustworthy trusted reliable dependable loyal smart intelligent clever lazy humble
  friendly nice arrogant charismatic impressive mature ambitious hardworking hard-working hard_working talented competent
  capable professional punctual motivated energetic dynamic passionate confident committed`;

export const TRAITS = wordSet(TRAIT_WORDS);
