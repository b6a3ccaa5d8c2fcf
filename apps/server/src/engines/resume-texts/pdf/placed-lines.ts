/**
 * A line of a page as in its stream; positions in points from the lower left corner, `base` is its baseline. `cell` has
 * the start positions of the pieces after its last gap, and the fonts of its first and last letters.
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

/** A horizontal extent on the page. */
export type Extent = Pick<PlacedLine, 'left' | 'right'>;

/** Lines are in one column if they share at least this much of the narrower one's width. */
export const LEAST_SHARED = 0.3;
/** Half a line of vertical distance is another row. */
const SAME_ROW = 0.5;

export const getWidth = ({ left, right }: Extent): number => right - left;

/** The horizontal overlap of two lines; negative if there is a gap between them. */
export const sharedWidth = (one: Extent, other: Extent): number =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left);

export const isInSameColumn = (one: Extent, other: Extent): boolean =>
  sharedWidth(one, other) > LEAST_SHARED * Math.min(getWidth(one), getWidth(other));

export const isInSameRow = (one: PlacedLine, other: PlacedLine): boolean =>
  Math.abs(one.base - other.base) <= SAME_ROW * Math.min(one.height, other.height);

/** True if a line is above another in the same column. */
export const standsAbove = (one: PlacedLine, other: PlacedLine): boolean =>
  one.base > other.base && !isInSameRow(one, other) && isInSameColumn(one, other);
