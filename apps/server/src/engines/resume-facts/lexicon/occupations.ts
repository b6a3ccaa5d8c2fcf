import { wordSet } from '#lib/text/word-set.ts';
import data from './occupations.json' with { type: 'json' };

/** Occupations of one word; the JSON file has its source and license. */
export const OCCUPATIONS = wordSet(data.words);
