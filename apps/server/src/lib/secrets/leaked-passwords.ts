import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const HASH_BYTES = 5;

/** The sorted beginnings of SHA-256 hashes, read once; see SOURCES.md. */
const readList = (name: string): Buffer => readFileSync(new URL(`./${name}`, import.meta.url));

/** Passwords of twelve characters and more. */
const PASSWORDS = readList('passwords.bin');
/** The 10,000 most frequent ones of four to eleven characters that begin and end with a letter. */
const WORDS = readList('words.bin');

/** How many passwords that are long enough to be chosen are known from leaks: for a test. @internal */
export const LEAKED_PASSWORDS = PASSWORDS.length / HASH_BYTES;

/** Whether a password in lower case is one that leaked somewhere. Takes 14 comparisons. */
export const isLeakedPassword = (password: string): boolean => isIn(PASSWORDS, password);

/** Whether a text in lower case is among the first words that guessers begin with. */
export const isLeakedWord = (text: string): boolean => isIn(WORDS, text);

function isIn(list: Buffer, text: string): boolean {
  const hash = createHash('sha256').update(text).digest().subarray(0, HASH_BYTES);
  let [from, to] = [0, list.length / HASH_BYTES];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const order = list.compare(hash, 0, HASH_BYTES, middle * HASH_BYTES, (middle + 1) * HASH_BYTES);
    if (order === 0) return true;
    if (order < 0) from = middle + 1;
    else to = middle;
  }
  return false;
}
