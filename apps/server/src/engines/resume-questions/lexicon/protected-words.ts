import { wordSet } from '#lib/text/word-set.ts';
import words from './protected-words.json' with { type: 'json' };

// Protected traits. guardrails/detect-protected.ts decides by the words around them whether they are about people, or
// about goods and trades.

/** Describes a person in any position, unless the next word makes it a thing: 'male connectors'. */
export const QUALITIES = wordSet(words.qualities);

/**
 * Describes a person only directly before people or their trade, or after 'is': 'black candidates', but not 'black
 * belt'.
 */
export const TINTS = wordSet(words.tints);

/** Tints that describe people even with a department in between: 'young sales people', but not 'white goods sales people'. */
export const AGES = wordSet(words.ages);
export const DEPARTMENTS = wordSet(words.departments);

/** Origins of people, which are also languages: 'German teachers'. */
export const ORIGINS = wordSet(words.origins);

/** Nouns for people of an origin: 'Germans', 'Nigerians'. */
export const ORIGIN_NOUNS: ReadonlySet<string> = new Set(
  [...ORIGINS].filter((origin) => /(?:an|i|o|a|b)$/.test(origin)).map((origin) => `${origin}s`),
);

/** Attributes of people named on their own: 'age of Asha', but not 'age discrimination law' or 'race condition'. */
export const ASPECTS = wordSet(words.aspects);

/** Attributes of people and of other things: 'age of empires', 'race of champions', 'golden age'. */
export const COMMON_ASPECTS = wordSet(words.commonAspects);

/** Words that are no trade next to an aspect: 'marital status', 'age limit', 'maternity leave'. */
export const OF_ASPECTS = wordSet(words.ofAspects);

/** Words that make a thing of the aspect before them: 'faith based organisation', 'age related'. */
export const OF_THINGS = wordSet(words.ofThings);

/** Attributes other than the people themselves that may be called white, Indian or Muslim. */
export const THEIR_NAMES = wordSet(words.theirNames);

/** Words for the people in every question, in addition to trade nouns. */
export const PEOPLE = wordSet(words.people);

/**
 * Words that make a trade, a place or goods of the word before them: 'elderly care', 'ladies hostel', 'religious
 * studies'.
 */
export const MADE_OF = wordSet(words.madeOf);

/** Ranks, which may be between a quality and a trade: 'black senior engineers'. */
export const RANKS = wordSet(words.ranks);

/** Trades of a language or a cuisine, for which 'German' says which. */
export const OF_LANGUAGES = wordSet(words.ofLanguages);
