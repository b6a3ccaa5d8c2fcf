import type { IndexedResume } from './resume-index.ts';

/**
 * A thousand ordinary resumes have fewer distinct words. Each word takes a kilobyte while a segment is built, and a
 * thread short of memory spends minutes on garbage collection.
 */
const MOST_WORDS = 80_000;
const WORD = /[\p{L}\p{N}]+/gu;

/** Splits resumes, in order, into as few groups as possible without too many distinct words for one segment. */
export function divideResumes(resumes: readonly IndexedResume[]): IndexedResume[][] {
  const groups: IndexedResume[][] = [];
  let words = new Set<string>();
  for (const resume of resumes) {
    const group = words.size < MOST_WORDS ? groups.at(-1) : undefined;
    if (group) group.push(resume);
    else {
      groups.push([resume]);
      words = new Set();
    }
    for (const [word] of resume.text.matchAll(WORD)) words.add(word);
  }
  return groups;
}
