import { oncePerObject } from '#lib/turns/once-per.ts';
import type { ResumeIndex, ResumeNumber } from '../../resume-index/segments/resume-index.ts';
import { topHits } from '../../resume-index/top-hits.ts';
import { toStem } from '../../resume-index/words/stems.ts';

/** So many of the nearest tell what people are called who do what is asked. */
const NEAREST = 10;
/** What one of them alone is called may be anything. */
const LEAST_CALLED_SO = 2;

/** By each word of a title the resumes that have it in one; made once for an index. */
const holdersByTitleWord = oncePerObject((index: ResumeIndex): ReadonlyMap<string, Uint32Array> => {
  const holders = new Map<string, Set<ResumeNumber>>();
  for (const norm of index.norms('TITLE').keys()) {
    const resumes = index.holders('TITLE', norm).map(({ resume }) => resume);
    for (const word of norm.split(/[^\p{L}\p{N}+#]+/u)) {
      const stem = toStem(word);
      const known = holders.get(stem) ?? new Set();
      holders.set(stem, known);
      for (const resume of resumes) known.add(resume);
    }
  }
  return new Map([...holders].map(([stem, resumes]) => [stem, Uint32Array.from(resumes)]));
});

/**
 * Scores with something added for those who are called what the nearest are called, at most as much as the best has. That
 * someone 'advises client organizations' stands in few resumes, and that they are a consultant in many: relevance feedback
 * (Rocchio 1971), by titles alone, since other words of the nearest lead astray.
 */
export function favourTitles(scores: Float64Array, index: ResumeIndex): Float64Array {
  const nearest = topHits(scores, NEAREST);
  const isNear = new Uint8Array(scores.length);
  for (const { resume } of nearest) isNear[resume] = 1;
  const telling = [...holdersByTitleWord(index).values()].flatMap((holders) => {
    const called = holders.reduce((sum, resume) => sum + (isNear[resume] ?? 0), 0);
    const share = called / nearest.length;
    const lift = Math.log((share * scores.length) / holders.length);
    return called < LEAST_CALLED_SO || lift <= 0 ? [] : [{ holders, weight: share * lift }];
  });
  const all = telling.reduce((sum, { weight }) => sum + weight, 0);
  const favoured = scores.slice();
  for (const { holders, weight } of telling) {
    const added = ((nearest[0]?.score ?? 0) * weight) / all;
    for (const resume of holders) if (favoured[resume]) favoured[resume] = (favoured[resume] ?? 0) + added;
  }
  return favoured;
}
