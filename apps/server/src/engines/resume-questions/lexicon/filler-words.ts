import { wordSet } from '#lib/text/word-set.ts';
import words from './filler-words.json' with { type: 'json' };

const FILLERS = wordSet([...words.function, ...words.asking, ...words.people, ...words.cues]);
const JOINING = wordSet('and & + , ; plus or both either also along well');

/** Whether a word of a question says nothing about the people it looks for. */
export const isFiller = (low: string) => FILLERS.has(low);

/** Whether a word only joins two things that are asked for. */
export const isJoining = (low: string) => JOINING.has(low);

/** Whether a word says nothing, as no sign between words does. */
export const isEmpty = ({ low, isMark }: { low: string; isMark: boolean }): boolean =>
  isMark || isFiller(low);
