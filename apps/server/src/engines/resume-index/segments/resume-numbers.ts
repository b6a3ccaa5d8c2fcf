import type { FactKind } from '@slotwise/contract/deepgaze/resumes.schema';
import { oncePerObject } from '#lib/turns/once-per.ts';
import type { ResumeIndex, ResumeNumber } from './resume-index.ts';

/** All resumes of an index, in order. */
export const everyResume = ({ size }: Pick<ResumeIndex, 'size'>): ResumeNumber[] =>
  Array.from({ length: size }, (_, resume) => resume);

const numberResumes = oncePerObject((index: ResumeIndex): ReadonlyMap<string, ResumeNumber> => {
  const numbers = new Map<string, ResumeNumber>();
  for (const resume of everyResume(index)) numbers.set(index.getResumeId(resume), resume);
  return numbers;
});

/** The numbers of resumes by id; unknown ids are left out. */
export function numbersOfIds(index: ResumeIndex, ids: readonly string[]): ResumeNumber[] {
  const numbers = numberResumes(index);
  return ids.flatMap((id) => numbers.get(id) ?? []);
}

/** All resumes that have any of these norms of a kind. */
export const resumesHolding = (
  index: ResumeIndex,
  kind: FactKind,
  norms: Iterable<string>,
): ReadonlySet<ResumeNumber> =>
  new Set([...norms].flatMap((norm) => index.holders(kind, norm).map(({ resume }) => resume)));
