import { parsePhrases } from './phrase-patterns.ts';
import data from './protected-phrases.json' with { type: 'json' };

/** What no one may be chosen by, where it is said without any of the words of protected-words.ts, or by several of them. */
export const PROTECTED = parsePhrases(data.phrases, data.classes);
