import { wordSet } from '#lib/word-set.ts';
import type { Chunk } from './question-chunks.ts';

/** Nouns that name what is asked for in general, and nothing of it: 'whose college is …', 'spent time at …'. */
const GENERIC = wordSet(
  'college university institute school city town place area history histories career record records time veteran veterans background names name details list field domain team role skill set sets anything something',
);

/** Whether a chunk only says what kind of thing is asked for. */
export const isGeneric = (chunk: Chunk) => chunk.words.every(({ low }) => GENERIC.has(low));

/** A chunk without such words at its ends; null where there are none, or nothing else. */
export function withoutGeneric(chunk: Chunk): Chunk | null {
  const first = chunk.words.findIndex(({ low }) => !GENERIC.has(low));
  const last = chunk.words.findLastIndex(({ low }) => !GENERIC.has(low));
  const words = chunk.words.slice(Math.max(0, first), last + 1);
  if (words.length === 0 || words.length === chunk.words.length) return null;
  return { ...chunk, words, text: words.map(({ text }) => text).join(' ') };
}
