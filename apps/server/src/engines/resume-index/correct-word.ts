import { editDistance } from '#lib/text/edit-distance.ts';
import type { OpenedSegments } from './segments/opened-segments.ts';
import { countPostings } from './segments/read-postings.ts';
import { toStem } from './words/stems.ts';

/** A word of the resumes that may have been meant. */
export type Corrected = { word: string; stem: string; distance: number };
export type Correct = (word: string) => Corrected[];

const CORRECTABLE = /^[a-z]{4,40}$/;
/** Shorter words have too many neighbors at an edit distance of two. */
const LONG_WORD = 8;
const MOST_CORRECTIONS = 3;
/** A word rarer than this share of the best correction is probably a typo too. */
const LEAST_SHARE = 0.1;

/** The nearest words of the resumes, most frequent first, one per stem. */
export function correctWord(opened: OpenedSegments, word: string): Corrected[] {
  const typed = word.toLowerCase();
  if (!CORRECTABLE.test(typed) || isSpelledSo(opened, typed)) return [];
  const ownStem = toStem(typed);
  const isKnown = countResumes(opened, ownStem) > 0;
  const nearest = new Map<string, Corrected & { resumes: number }>();
  for (const [near, distance] of nearWords(opened, typed)) {
    const stem = toStem(near);
    if (isKnown && stem !== ownStem) continue;
    const known = nearest.get(stem);
    if (known && known.distance <= distance) continue;
    nearest.set(stem, { word: near, stem, distance, resumes: known?.resumes ?? countResumes(opened, stem) });
  }
  const sorted = [...nearest.values()].toSorted(
    (a, b) => a.distance - b.distance || b.resumes - a.resumes || (a.word < b.word ? -1 : 1),
  );
  const best = sorted[0];
  return sorted
    .filter((one) => one.distance === best?.distance && one.resumes >= best.resumes * LEAST_SHARE)
    .slice(0, MOST_CORRECTIONS)
    .map(({ word: near, stem, distance }) => ({ word: near, stem, distance }));
}

/** 'Kubernets' has the stem of 'Kubernetes' but is a typo; 'banking' next to 'bank' is not 'baking'. */
const isSpelledSo = ({ segments }: OpenedSegments, word: string): boolean =>
  segments.some(({ segment }) => segment.spellings.find(word) >= 0);

function countResumes({ segments }: OpenedSegments, stem: string): number {
  return segments.reduce((sum, { segment }) => sum + countPostings(segment, stem), 0);
}

/** Typos rarely affect the first letter, so only words with the same first letter are compared. */
function nearWords({ segments }: OpenedSegments, typed: string): Map<string, number> {
  const most = typed.length >= LONG_WORD ? 2 : 1;
  const near = new Map<string, number>();
  for (const { segment } of segments) {
    segment.spellings.walk(typed[0] ?? '', ({ bytes, length }) => {
      if (Math.abs(length - typed.length) > most) return;
      const word = bytes.toString('latin1', 0, length);
      if (near.has(word)) return;
      const distance = editDistance(typed, word, most);
      if (distance <= most) near.set(word, distance);
    });
  }
  return near;
}
