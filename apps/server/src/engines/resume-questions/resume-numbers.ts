import { oncePerObject } from '#lib/once-per.ts';
import type { ResumeIndex, ResumeNumber } from '../resume-index/resume-index.ts';

const numbersOf = oncePerObject((index: ResumeIndex): ReadonlyMap<string, ResumeNumber> => {
  const numbers = new Map<string, ResumeNumber>();
  for (let resume = 0; resume < index.size; resume++) numbers.set(index.resumeIdOf(resume), resume);
  return numbers;
});

/** The numbers of resumes by their ids; ids that this index does not have are left out. */
export function numbersOfIds(index: ResumeIndex, ids: readonly string[]): ResumeNumber[] {
  const numbers = numbersOf(index);
  return ids.flatMap((id) => numbers.get(id) ?? []);
}
