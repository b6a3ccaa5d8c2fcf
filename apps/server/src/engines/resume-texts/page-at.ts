/** The page of a position in the text, counted from 1. */
export const pageAt = (pageStarts: readonly number[], place: number): number =>
  Math.max(1, pageStarts.findLastIndex((start) => start <= place) + 1);
