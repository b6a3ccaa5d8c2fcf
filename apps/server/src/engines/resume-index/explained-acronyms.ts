import type { Segment } from './segments/open-segment.ts';
import { countPostings } from './segments/read-postings.ts';
import { toStem } from './words/stems.ts';

/** Rarer explanations of an acronym are left out. */
const MOST_MEANINGS = 2;
/**
 * An acronym that many use but hardly anyone explains usually means something else: SAP is seldom a student aid
 * program.
 */
const LEAST_SHARE = 0.1;

/** The acronyms that the resumes explain, each as a group of synonyms. */
export function explainedAcronyms(segments: readonly Segment[]): string[][] {
  const meanings = new Map<string, Map<string, number>>();
  for (const { short, long, count } of segments.flatMap((segment) => segment.acronyms())) {
    const counts = meanings.get(short) ?? new Map<string, number>();
    counts.set(long, (counts.get(long) ?? 0) + count);
    meanings.set(short, counts);
  }
  return [...meanings].flatMap(([short, counts]) => {
    const least = LEAST_SHARE * countHolding(segments, short);
    const byUse = [...counts]
      .filter(([, count]) => count >= least)
      .toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
    const longs = byUse.slice(0, MOST_MEANINGS).map(([long]) => long);
    return longs.length > 0 ? [[short, ...longs]] : [];
  });
}

function countHolding(segments: readonly Segment[], word: string): number {
  return segments.reduce((sum, segment) => sum + countPostings(segment, toStem(word)), 0);
}
