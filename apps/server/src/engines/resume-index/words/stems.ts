import { newStemmer } from 'snowball-stemmers';

const english = newStemmer('english');
const PLAIN_WORD = /^[a-z]{3,}$/;

/**
 * The stem that forms of an English word share ('managed' and 'managing' are 'manag'), by the Snowball stemmer (Porter 2).
 * What is no plain word ('c++', 'b2b', 'münchen') is its own stem. Takes some microseconds and remembers nothing.
 */
export const toStem = (word: string): string => (PLAIN_WORD.test(word) ? english.stem(word) : word);
