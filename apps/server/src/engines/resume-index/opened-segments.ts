import type { Segment } from './open-segment.ts';

/** Segments side by side: the resumes of each are counted on from `first`. */
export type OpenedSegments = {
  segments: { segment: Segment; first: number }[];
  size: number;
  /** In words, for each resume. */
  lengths: Uint32Array;
  averageLength: number;
};

/** Counts the resumes of segments on from one to the next, in this order. */
export function placeSegments(segments: readonly Segment[]): OpenedSegments {
  const size = segments.reduce((sum, { lengths }) => sum + lengths.length, 0);
  const all = new Uint32Array(size);
  let first = 0;
  const placed = segments.map((segment) => {
    const start = first;
    all.set(segment.lengths, start);
    first += segment.lengths.length;
    return { segment, first: start };
  });
  const words = all.reduce((sum, length) => sum + length, 0);
  return { segments: placed, size, lengths: all, averageLength: Math.max(1, words / Math.max(1, size)) };
}
