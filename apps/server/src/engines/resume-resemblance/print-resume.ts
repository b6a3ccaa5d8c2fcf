import { listOwnLines } from './own-words.ts';
import type { ComparedResume } from './resemblance.ts';
import { hashShingles, listWords } from './words.ts';

/** Of all shingles those are kept whose hash this divides: the same ones of the same words, no matter who wrote them. */
const KEPT_OF = 4;
/** At most so many of a resume, the smallest hashes, which are a fair choice. */
const MOST_MARKS = 256;
/** Shorter lines are titles, places and dates. */
const FEWEST_WORDS = 6;

/**
 * What a resume is found again by: hashes of some of its shingles, ascending and each once, at most 256 (1 kB). They
 * do not give the words away to a reader who does not have them already.
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

/** Whether marks, which ascend, have this one. */
export function hasMark(marks: Uint32Array, mark: number): boolean {
  let [from, to] = [0, marks.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (marks[middle]! < mark) from = middle + 1;
    else to = middle;
  }
  return marks[from] === mark;
}
