import { moveDatesToRows } from './pdf-margin-dates.ts';
import { isInSameColumn, isInSameRow, standsAbove, type PlacedLine } from './placed-lines.ts';

/** Comparing every line with all others takes its time; no page that people read has more. */
const MOST_LINES = 400;
/** So many heights are no further than from one entry to the next. */
const NEAR = 3;

/**
 * The lines of a page in the order in which people read them. That is mostly the order of the stream; programs that print
 * web pages draw what floats or is positioned before or after all the rest. Where it takes the eye less way, such lines are
 * put back to where they stand, and dates in a margin next to the line that they date.
 */
export function inReadingOrder(lines: readonly PlacedLine[]): readonly PlacedLine[] {
  if (lines.length > MOST_LINES || wayOfEye(lines) === 0) return lines;
  const others = [waitingForAbove(lines), broughtUp(lines)].map(moveDatesToRows);
  return others.reduce((best, other) => (wayOfEye(other) < wayOfEye(best) ? other : best), lines);
}

/** How often the eye has to leave its column, twice as much where it goes far. */
function wayOfEye(lines: readonly PlacedLine[]): number {
  let way = 0;
  for (const [at, line] of lines.entries()) {
    const last = lines[at - 1];
    if (!last || isInSameRow(last, line)) continue;
    const isNear = Math.abs(last.base - line.base) <= NEAR * Math.max(last.height, line.height);
    if (isNear && last.base > line.base && isInSameColumn(last, line)) continue;
    way += isNear ? 1 : 2;
  }
  return way;
}

/** The order of the stream, but that lines that were drawn too early wait for those above them. */
function waitingForAbove(lines: readonly PlacedLine[]): PlacedLine[] {
  const above = lines.map((line) => lines.filter((other) => standsAbove(other, line)).length);
  const ordered: PlacedLine[] = [];
  for (let found = above.indexOf(0); found >= 0; found = above.indexOf(0)) {
    const line = lines[found];
    if (!line) break;
    ordered.push(line);
    above[found] = -1;
    for (const [at, other] of lines.entries()) {
      if (standsAbove(line, other)) above[at] = (above[at] ?? 0) - 1;
    }
  }
  return ordered;
}

/** The order of the stream, but that lines that were drawn too late come before those below them. */
function broughtUp(lines: readonly PlacedLine[]): PlacedLine[] {
  const ordered: PlacedLine[] = [];
  for (const line of lines) {
    const below = ordered.findIndex((other) => standsAbove(line, other));
    ordered.splice(below < 0 ? ordered.length : below, 0, line);
  }
  return ordered;
}
