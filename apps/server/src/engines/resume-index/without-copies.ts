import type { FactKind } from '@slotwise/contract/deepgaze/resumes/resumes.schema';
import type { ResumeIndex, ResumeNumber } from './resume-index.ts';

/**
 * The index without those resumes whose content stands in it before, so that somebody whose resume lies in two zips is one
 * person. `contents` says by id which resumes share a content; those that it does not name are nobody's copies. Scores of a
 * search stay those of the whole index.
 */
export function withoutCopies(index: ResumeIndex, contents: ReadonlyMap<string, string>): ResumeIndex {
  const { kept, placeOf } = renumber(index, contents);
  if (kept.length === index.size) return index;
  const copies = index.size - kept.length;
  const norms = new Map<FactKind, ReadonlyMap<string, number>>();
  const wholeOf = (resume: ResumeNumber): ResumeNumber => kept[resume] ?? index.size;
  const moved = <Found extends { resume: ResumeNumber }>(found: readonly Found[]): Found[] =>
    found.flatMap((one) => {
      const resume = placeOf[one.resume] ?? COPY;
      return resume === COPY ? [] : [{ ...one, resume }];
    });
  const holders: ResumeIndex['holders'] = (kind, norm) => moved(index.holders(kind, norm));
  return {
    ...index,
    size: kept.length,
    resumeIdOf: (resume) => index.resumeIdOf(wholeOf(resume)),
    nameOf: (resume) => index.nameOf(wholeOf(resume)),
    yearsOf: (resume) => index.yearsOf(wholeOf(resume)),
    search: (words, { limit = Infinity } = {}) => {
      const { hits, corrections } = index.search(words, { limit: limit + copies });
      return { hits: moved(hits).slice(0, limit), corrections };
    },
    mentions: (phrase) =>
      index.mentions(phrase).flatMap((whole) => (placeOf[whole] === COPY ? [] : (placeOf[whole] ?? []))),
    holders,
    norms: (kind) => {
      const known = norms.get(kind) ?? countAnew(index.norms(kind), (norm) => holders(kind, norm));
      norms.set(kind, known);
      return known;
    },
  };
}

/** Stands where a resume of the whole index is left out. */
const COPY = -1;

/** The numbers of the resumes that stay, and of each of the whole index the place that it has among them. */
function renumber(index: ResumeIndex, contents: ReadonlyMap<string, string>) {
  const met = new Set<string>();
  const kept: ResumeNumber[] = [];
  const placeOf = new Int32Array(index.size).fill(COPY);
  for (let resume = 0; resume < index.size; resume += 1) {
    const content = contents.get(index.resumeIdOf(resume));
    if (content !== undefined && met.has(content)) continue;
    if (content !== undefined) met.add(content);
    placeOf[resume] = kept.length;
    kept.push(resume);
  }
  return { kept, placeOf };
}

/** A norm has a holder left, since the first of every content stays. */
const countAnew = (
  whole: ReadonlyMap<string, number>,
  holdersOf: (norm: string) => readonly { resume: ResumeNumber }[],
): ReadonlyMap<string, number> =>
  new Map([...whole.keys()].map((norm) => [norm, new Set(holdersOf(norm).map(({ resume }) => resume)).size]));
