import { wordSet } from '#lib/text/word-set.ts';
import data from './occupations.json' with { type: 'json' };

/** What people are called by their work, in one word; source and licence stand in the file. */
export const OCCUPATIONS = wordSet(data.words);
