/**
 * A line of a page as its stream has it; places in points from the lower left corner, `base` is where its letters stand.
 * `cell` says where the pieces behind its last gap begin, and which fonts its first and last letters have.
 */
export type PlacedLine = {
  text: string;
  left: number;
  right: number;
  base: number;
  height: number;
  cell?: Cell;
};

type Cell = { lefts: number[]; firstFont: string; lastFont: string };

/** From where to where something reaches across the page. */
export type Extent = Pick<PlacedLine, 'left' | 'right'>;

/** Lines stand in one column where they share this much of the width of the narrower one. */
export const LEAST_SHARED = 0.3;
/** Half a line higher is another row. */
const SAME_ROW = 0.5;

export const getWidth = ({ left, right }: Extent): number => right - left;

/** How much of the page two lines both take, from side to side; below 0 where there is a gap between them. */
export const sharedWidth = (one: Extent, other: Extent): number =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left);

export const isInSameColumn = (one: Extent, other: Extent): boolean =>
  sharedWidth(one, other) > LEAST_SHARED * Math.min(getWidth(one), getWidth(other));

export const isInSameRow = (one: PlacedLine, other: PlacedLine): boolean =>
  Math.abs(one.base - other.base) <= SAME_ROW * Math.min(one.height, other.height);

/** Whether a line is higher in the column in which both stand. */
export const standsAbove = (one: PlacedLine, other: PlacedLine): boolean =>
  one.base > other.base && !isInSameRow(one, other) && isInSameColumn(one, other);
