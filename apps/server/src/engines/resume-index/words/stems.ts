import { newStemmer } from 'snowball-stemmers';

const english = newStemmer('english');
const PLAIN_WORD = /^[a-z]{3,}$/;

/**
 * The common stem of an English word's forms ('managed' and 'managing' are 'manag'), from the Snowball stemmer (Porter
 * 2). Anything but a plain word ('c++', 'b2b', 'münchen') is its own stem. Takes some microseconds and caches nothing.
 */
export const toStem = (word: string): string => (PLAIN_WORD.test(word) ? english.stem(word) : word);
