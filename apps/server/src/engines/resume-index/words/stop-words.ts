import { wordSet } from '#lib/text/word-set.ts';

/** Words so common that they distinguish no text. They take a position, so that phrases keep their distances. */
const STOP_WORDS = wordSet(
  'a an and are as at be but by for from has have he her his i if in into is it its me my no not of on or our she ' +
    'such that the their then there these they this to was we were will with you your',
);

/** In capitals these are information technology and engineering degrees. */
const WORDS_IN_CAPITALS = new Set(['IT', 'BE', 'ME']);

/** True for a stop word, by its spelling and its lower case. */
export function isStopWord(written: string, lower: string): boolean {
  return STOP_WORDS.has(lower) && !WORDS_IN_CAPITALS.has(written);
}
