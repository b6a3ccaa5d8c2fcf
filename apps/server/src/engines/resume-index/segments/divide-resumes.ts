import type { IndexedResume } from './resume-index.ts';

/**
 * A thousand ordinary resumes have fewer different words. Each takes a kilobyte of memory while a segment is built, and a
 * thread that has hardly enough of it spends minutes looking for more.
 */
const MOST_WORDS = 80_000;
const WORD = /[\p{L}\p{N}]+/gu;

/** Divides resumes, in their order, into as few groups as have not too many different words for one segment. */
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
