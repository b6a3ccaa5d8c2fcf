import { isStopWord } from './stop-words.ts';

/** Where a text spells out a term and gives its acronym: 'Customer Relationship Management (CRM)', or vice versa. */
const ACRONYM_BEHIND = /\(([A-Z][A-Za-z]{1,5})\)/g;
const ACRONYM_BEFORE = /\b([A-Z]{2,6})\s?\(([A-Za-z][A-Za-z -]{4,60})\)/g;
const WORDS_AT_THE_END = /(?<![A-Za-z]|[A-Za-z]-)(?:[A-Za-z][A-Za-z-]*\s+){1,7}$/;
const LOOKED_BACK = 80;
const SMALL_WORDS = new Set(['of', 'and', 'for', 'the', 'in', 'to', 'on']);

/** Calls `found` with each acronym that a text explains and its full form, both in lower case. */
export function mineAcronyms(text: string, found: (short: string, long: string) => void): void {
  for (const match of text.matchAll(ACRONYM_BEHIND)) {
    const short = (match[1] ?? '').replace(/s$/, '');
    const words = wordsBefore(text, match.index);
    for (let length = 2; length <= words.length; length += 1) {
      const long = words.slice(-length);
      if (isWrittenOut(short, long)) found(short.toLowerCase(), long.join(' ').toLowerCase());
    }
  }
  for (const match of text.matchAll(ACRONYM_BEFORE)) {
    const short = match[1] ?? '';
    const long = (match[2] ?? '').trim().split(/\s+/);
    if (isWrittenOut(short, long)) found(short.toLowerCase(), long.join(' ').toLowerCase());
  }
}

function wordsBefore(text: string, end: number): string[] {
  const start = Math.max(0, end - LOOKED_BACK);
  // A word that is cut off does not count.
  const whole = start > 0 ? text.slice(start - 1, end).replace(/^\S*/, '') : text.slice(0, end);
  const words = WORDS_AT_THE_END.exec(whole);
  return words ? words[0].trim().split(/\s+/) : [];
}

/** True if the initials of the words, without small words inside, form the acronym. */
function isWrittenOut(short: string, words: readonly string[]): boolean {
  // A stop word at either end would be lost, and 'The Bank' would be any bank.
  if (words.length < 2 || isStop(words[0]) || isStop(words.at(-1))) return false;
  const initials = words.filter((word) => !SMALL_WORDS.has(word.toLowerCase())).map((word) => word[0] ?? '');
  return initials.join('').toLowerCase() === short.toLowerCase();
}

const isStop = (word = ''): boolean => isStopWord(word, word.toLowerCase());
