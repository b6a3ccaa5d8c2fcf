/** One word for comparison, with its position; all numbers are equal. A detail is a number or capitalized. */
export type Word = { key: string; start: number; end: number; isDetail: boolean };

/** Longer texts are compared up to this, in UTF-16 units: no resume needs more. */
const LONGEST = 200_000;
const SENTENCE_END = /[.!?:•;]\s?$/u;
/** The number of consecutive words in a shingle (Broder, 'On the resemblance and containment of documents', 1997). */
export const SHINGLE = 4;

/** The words of a text in order, in lower case and without accents. */
export function listWords(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: written, index } of text.slice(0, LONGEST).matchAll(/[\p{L}\p{M}]+|\p{N}+/gu)) {
    const key = /^\p{N}/u.test(written) ? '#' : fold(written);
    const isDetail =
      key === '#' ||
      (/^\p{Lu}\p{Ll}/u.test(written) && !SENTENCE_END.test(text.slice(Math.max(0, index - 2), index)));
    words.push({ key, start: index, end: index + written.length, isDetail });
  }
  return words;
}

function fold(word: string): string {
  const small = word.toLowerCase();
  return /[^a-z]/u.test(small) ? small.normalize('NFD').replace(/\p{M}+/gu, '') : small;
}

/** The hash of every four consecutive words, by the index of the first: 32 bits, FNV-1a with a final mix. */
export function hashShingles(words: readonly Word[]): Uint32Array {
  const count = Math.max(0, words.length - SHINGLE + 1);
  const single = Uint32Array.from(words, ({ key }) => hashWord(key));
  const hashes = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) {
    let hash = 2_166_136_261;
    for (let step = 0; step < SHINGLE; step += 1) hash = Math.imul(hash ^ single[at + step]!, 16_777_619);
    hashes[at] = mix(hash);
  }
  return hashes;
}

function hashWord(word: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 16_777_619);
  return mix(hash);
}

/** The finalizer of MurmurHash3 (Austin Appleby, public domain). */
function mix(hash: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
