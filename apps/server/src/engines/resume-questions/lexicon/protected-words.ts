import { wordSet } from '#lib/text/word-set.ts';
import words from './protected-words.json' with { type: 'json' };

// What no one may be chosen by. Which of these words speak of people, and which of goods and trades, is said in
// guardrails/detect-protected.ts by what stands next to them.

/** Said of a person in any place, unless what follows makes a thing of them: 'male connectors'. */
export const QUALITIES = wordSet(words.qualities);

/** Said of a person only right before people or their trade, or after 'is': 'black candidates', but 'black belt'. */
export const TINTS = wordSet(words.tints);

/** Tints that are said of people also where a department stands between: 'young sales people', but 'white goods sales people'. */
export const AGES = wordSet(words.ages);
export const DEPARTMENTS = wordSet(words.departments);

/** Of where people are from; languages are called so as well: 'German teachers'. */
export const ORIGINS = wordSet(words.origins);

/** What people of an origin are called: 'Germans', 'Nigerians'. */
export const ORIGIN_NOUNS: ReadonlySet<string> = new Set(
  [...ORIGINS].filter((origin) => /(?:an|i|o|a|b)$/.test(origin)).map((origin) => `${origin}s`),
);

/** What people have, named by itself: 'age of Asha', but 'age discrimination law' and 'race condition'. */
export const ASPECTS = wordSet(words.aspects);

/** Aspects of people and of other things as well: 'age of empires', 'race of champions', 'golden age'. */
export const COMMON_ASPECTS = wordSet(words.commonAspects);

/** Words that name no trade next to an aspect: 'marital status', 'age limit', 'maternity leave'. */
export const OF_ASPECTS = wordSet(words.ofAspects);

/** Behind an aspect these make a thing of it: 'faith based organisation', 'age related'. */
export const OF_THINGS = wordSet(words.ofThings);

/** What may be called white, Indian or Muslim of people besides themselves. */
export const THEIR_NAMES = wordSet(words.theirNames);

/** The people that every question is about, next to the nouns of trades. */
export const PEOPLE = wordSet(words.people);

/** What makes a trade, a place or goods of the word before it: 'elderly care', 'ladies hostel', 'religious studies'. */
export const MADE_OF = wordSet(words.madeOf);

/** Ranks, which may stand between a quality and a trade: 'black senior engineers'. */
export const RANKS = wordSet(words.ranks);

/** Trades that teach or serve a language or a kitchen, of which 'German' says which. */
export const OF_LANGUAGES = wordSet(words.ofLanguages);
