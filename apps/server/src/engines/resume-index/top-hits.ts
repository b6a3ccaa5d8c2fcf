import type { Hit } from './segments/resume-index.ts';

const byScore = (a: Hit, b: Hit): number => b.score - a.score || a.resume - b.resume;

/** The resumes with a score, best first; ties keep their order. */
export function topHits(scores: Float64Array, limit: number): Hit[] {
  const least = leastScore(scores, limit);
  const hits: Hit[] = [];
  for (let resume = 0; resume < scores.length; resume += 1) {
    const score = scores[resume] ?? 0;
    if (score > 0 && score >= least) hits.push({ resume, score });
  }
  return hits.toSorted(byScore).slice(0, limit);
}

/** The score of the last hit, so that few objects are created; plain numbers sort fast. */
function leastScore(scores: Float64Array, limit: number): number {
  return scores.length <= limit ? 0 : (scores.toSorted()[scores.length - limit] ?? 0);
}
