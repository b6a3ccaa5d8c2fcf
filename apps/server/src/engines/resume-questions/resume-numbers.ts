import type { ResumeIndex, ResumeNumber } from '../resume-index/resume-index.ts';

const numbersOfIndex = new WeakMap<ResumeIndex, Map<string, ResumeNumber>>();

/** The numbers of resumes by their ids; ids that this index does not have are left out. */
export function numbersOfIds(index: ResumeIndex, ids: readonly string[]): ResumeNumber[] {
  const numbers = numbersOfIndex.get(index) ?? new Map<string, ResumeNumber>();
  if (!numbersOfIndex.has(index)) {
    for (let resume = 0; resume < index.size; resume++) numbers.set(index.resumeIdOf(resume), resume);
    numbersOfIndex.set(index, numbers);
  }
  return ids.flatMap((id) => numbers.get(id) ?? []);
}
