import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const HASH_BYTES = 5;

/** Sorted prefixes of SHA-256 hashes, read once; see SOURCES.md. */
const readList = (name: string): Buffer => readFileSync(new URL(`./${name}`, import.meta.url));

/** Passwords of twelve or more characters. */
const PASSWORDS = readList('passwords.bin');
/** The 10,000 most frequent ones of four to eleven characters that start and end with a letter. */
const WORDS = readList('words.bin');

/** The number of known leaked passwords long enough to be chosen, for a test. @internal */
export const LEAKED_PASSWORDS = PASSWORDS.length / HASH_BYTES;

/** True if a lower-cased password is a known leaked one. Takes 14 comparisons. */
export const isLeakedPassword = (password: string): boolean => isIn(PASSWORDS, password);

/** True if a lower-cased text is among the words tried first by attackers. */
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
