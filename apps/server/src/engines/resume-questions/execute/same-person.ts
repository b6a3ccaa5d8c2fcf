import { oncePerObject } from '#lib/turns/once-per.ts';
import type { ResumeIndex, ResumeNumber } from '../../resume-index/segments/resume-index.ts';
import { resumesHolding } from '../../resume-index/segments/resume-numbers.ts';

/**
 * Resumes that are probably another one of the same person, since the name and an email or phone match: each with an
 * earlier resume of that person, which may have an earlier one too.
 */
const pairSamePerson = oncePerObject((index: ResumeIndex): ReadonlyMap<ResumeNumber, ResumeNumber> => {
  const firsts = new Map<ResumeNumber, ResumeNumber>();
  for (const kind of ['EMAIL', 'PHONE'] as const) {
    for (const [norm, count] of index.norms(kind)) {
      if (count < 2) continue;
      const holders = resumesHolding(index, kind, [norm]);
      const byName = Map.groupBy(holders, (resume) => index.getName(resume).toLowerCase());
      byName.delete('');
      for (const resumes of byName.values()) join(firsts, resumes);
    }
  }
  return firsts;
});

/** A phone may join two groups made by emails, which are merged then. */
function join(firsts: Map<ResumeNumber, ResumeNumber>, resumes: readonly ResumeNumber[]): void {
  const groups = resumes.map((resume) => getFirst(firsts, resume));
  const first = Math.min(...groups);
  for (const group of groups) if (group !== first) firsts.set(group, first);
}

function getFirst(firsts: ReadonlyMap<ResumeNumber, ResumeNumber>, resume: ResumeNumber): ResumeNumber {
  let first = resume;
  for (let next = firsts.get(first); next !== undefined; next = firsts.get(first)) first = next;
  return first;
}

type Kept<One> = { people: One[]; repeats: One[] };

/** The first resume of each person, and those probably of the same people. */
export function splitRepeats<One extends { resume: ResumeNumber }>(
  found: readonly One[],
  index: ResumeIndex,
): Kept<One> {
  const firsts = pairSamePerson(index);
  const kept: Kept<One> = { people: [], repeats: [] };
  const known = new Set<ResumeNumber>();
  for (const one of found) {
    const person = getFirst(firsts, one.resume);
    (known.has(person) ? kept.repeats : kept.people).push(one);
    known.add(person);
  }
  return kept;
}
