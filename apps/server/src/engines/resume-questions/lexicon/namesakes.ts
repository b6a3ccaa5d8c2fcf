import data from './namesakes.json' with { type: 'json' };
import type { Stretch } from '../../resume-texts/text/resume-text.ts';

const LONGEST = 24;

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[\s\-–]+/g, ' ');

/** A longer name, and the offset of the shorter one in it. */
type Namesake = { whole: string; at: number };

const OTHERS = new Map(
  Object.entries(data.names).map(([name, others]): [string, Namesake[]] => [
    name,
    others.split(', ').map((whole) => ({ whole, at: ` ${whole} `.indexOf(` ${name} `) })),
  ]),
);

const isInWord = (letter: string | undefined): boolean =>
  letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** True if a name is only part of a longer one that means something else. */
export function isPartOfNamesake(text: string, { start, end }: Stretch): boolean {
  const name = plain(text.slice(start, end));
  const before = plain(text.slice(Math.max(0, start - LONGEST), start));
  const around = `${before}${name}${plain(text.slice(end, end + LONGEST))}`;
  return (OTHERS.get(name) ?? []).some(({ whole, at }) => {
    const from = before.length - at;
    const isHere = from >= 0 && around.startsWith(whole, from);
    return isHere && !isInWord(around[from - 1]) && !isInWord(around[from + whole.length]);
  });
}

/** True if a name occurs in some words only as part of longer names. */
export function standsInNamesakesAlone(words: string, name: string): boolean {
  if (!OTHERS.has(name)) return false;
  let isMet = false;
  for (let start = words.indexOf(name); start >= 0; start = words.indexOf(name, start + 1)) {
    const end = start + name.length;
    if (isInWord(words[start - 1]) || isInWord(words[end])) continue;
    if (!isPartOfNamesake(words, { start, end })) return false;
    isMet = true;
  }
  return isMet;
}
