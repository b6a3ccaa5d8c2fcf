import { wordSet } from '#lib/text/word-set.ts';

/** Words that stand in every text and tell none from another. They take a place, so that phrases keep their distances. */
const STOP_WORDS = wordSet(
  'a an and are as at be but by for from has have he her his i if in into is it its me my no not of on or our she ' +
    'such that the their then there these they this to was we were will with you your',
);

/** In capitals these are information technology and degrees in engineering. */
const WORDS_IN_CAPITALS = new Set(['IT', 'BE', 'ME']);

/** Whether a word tells nothing, by how it is written and its lower case. */
export function isStopWord(written: string, lower: string): boolean {
  return STOP_WORDS.has(lower) && !WORDS_IN_CAPITALS.has(written);
}
