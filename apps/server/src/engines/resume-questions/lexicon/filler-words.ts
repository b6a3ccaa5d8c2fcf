import { wordSet } from '#lib/text/word-set.ts';
import words from './filler-words.json' with { type: 'json' };

const FILLERS = wordSet([...words.function, ...words.asking, ...words.people, ...words.cues]);
const JOINING = wordSet('and & + , ; plus or both either also along well');

/** True if a word says nothing about the people to find. */
export const isFiller = (low: string) => FILLERS.has(low);

/** True if a word only joins two things asked for. */
export const isJoining = (low: string) => JOINING.has(low);

/** True for a filler word, or for punctuation. */
export const isEmpty = ({ low, isMark }: { low: string; isMark: boolean }): boolean =>
  isMark || isFiller(low);
