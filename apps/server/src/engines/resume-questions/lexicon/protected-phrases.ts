import { parsePhrases } from './phrase-patterns.ts';
import data from './protected-phrases.json' with { type: 'json' };

/** Protected traits expressed without any of the words of protected-words.ts, or with several of them. */
export const PROTECTED = parsePhrases(data.phrases, data.classes);
