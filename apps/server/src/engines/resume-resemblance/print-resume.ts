import { listOwnLines } from './own-words.ts';
import type { ComparedResume } from './resemblance.ts';
import { hashShingles, listWords } from './words.ts';

/** Keeps the shingles whose hash is divisible by this: the same ones for the same words, in any resume. */
const KEPT_OF = 4;
/** The most marks per resume: the smallest hashes, which are an unbiased sample. */
const MOST_MARKS = 256;
/** Shorter lines are titles, places and dates. */
const FEWEST_WORDS = 6;

/**
 * The marks of a resume: hashes of some of its shingles, ascending and distinct, at most 256 (1 kB). They do not reveal
 * the words to anyone who does not already have them.
 */
export function toMarks(resume: Pick<ComparedResume, 'text' | 'sections' | 'facts'>): Uint32Array {
  const marks = new Set<number>();
  for (const { start, end } of listOwnLines(resume)) {
    const words = listWords(resume.text.slice(start, end));
    if (words.length < FEWEST_WORDS) continue;
    for (const hash of hashShingles(words)) if (hash % KEPT_OF === 0) marks.add(hash);
  }
  return Uint32Array.from(marks).sort().slice(0, MOST_MARKS);
}

/** True if the ascending marks include this one. */
export function hasMark(marks: Uint32Array, mark: number): boolean {
  let [from, to] = [0, marks.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (marks[middle]! < mark) from = middle + 1;
    else to = middle;
  }
  return marks[from] === mark;
}
