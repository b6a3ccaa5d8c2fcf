import { SOFT_BREAK } from '../text/compose-text.ts';
import type { PlacedLine } from './placed-lines.ts';

/** Lines of one paragraph are no further apart than this many heights. */
const LEADING = 1.7;
/** Letters of one paragraph have the same height within this share; those of one column within the larger one. */
const SAME_SIZE = 0.05;
const SIMILAR_SIZE = 0.3;
/** Column edges are exact to this many points. */
const EDGE = 2;
/** Text below a bullet is indented by at most this many heights. */
const HANGING = 3;
/** A space, in letters. */
const SPACE = 0.5;
const BULLET = /^\s*(?:[^\p{L}\p{N}\s"“'‘(&+#@.$]|\d{1,2}[.)]\s)/u;

/**
 * The lines of a page, joined. If a line's first word would not have fit at the end of the line above, in the same
 * column and font, the break comes from the column and not from the writer.
 */
export function withSoftBreaks(lines: readonly PlacedLine[]): string {
  return lines
    .map((line, at) => {
      const next = lines[at + 1];
      if (!next) return line.text;
      return line.text + (isWrapped(line, next, lines) ? SOFT_BREAK : '\n');
    })
    .join('');
}

function isWrapped(line: PlacedLine, next: PlacedLine, all: readonly PlacedLine[]): boolean {
  if (!isBelow(line, next) || !isAlike(line, next) || BULLET.test(next.text)) return false;
  const [word = ''] = next.text.trim().split(/\s/u);
  const letter = (next.right - next.left) / next.text.length;
  return line.right + (word.length + SPACE) * letter > endOfColumn(line, next, all);
}

/** A paragraph continues below its own start, or below a piece of its line, such as a title after dates. */
function isBelow(line: PlacedLine, next: PlacedLine): boolean {
  const down = line.base - next.base;
  if (down <= 0 || down > LEADING * next.height) return false;
  const [first = line.left, ...more] = getLefts(line);
  const indent = next.left - first;
  const isHanging = indent > -EDGE && indent < HANGING * next.height;
  return isHanging || more.some((left) => Math.abs(left - next.left) < EDGE);
}

const isAlike = (line: PlacedLine, next: PlacedLine): boolean =>
  line.cell?.lastFont === next.cell?.firstFont && isAsHigh(line, next, SAME_SIZE);

/** How far right lines with the same font and left edge reach. */
function endOfColumn(line: PlacedLine, next: PlacedLine, all: readonly PlacedLine[]): number {
  const isInColumn = (other: PlacedLine): boolean =>
    isAsHigh(other, line, SIMILAR_SIZE) &&
    getLefts(other).some((left) => Math.abs(left - next.left) < EDGE || left === line.left);
  return Math.max(...all.filter(isInColumn).map(({ right }) => right));
}

const getLefts = ({ cell, left }: PlacedLine): readonly number[] => cell?.lefts ?? [left];

const isAsHigh = (one: PlacedLine, other: PlacedLine, share: number): boolean =>
  Math.abs(one.height - other.height) < share * other.height;
