/** The page, counted from 1, on which a place of the text stands. */
export const pageAt = (pageStarts: readonly number[], place: number): number =>
  Math.max(1, pageStarts.findLastIndex((start) => start <= place) + 1);
