import { moveDatesToRows } from './pdf-margin-dates.ts';
import { isInSameColumn, isInSameRow, standsAbove, type PlacedLine } from './placed-lines.ts';

/** Comparing all pairs of lines is slow; no page for people has more. */
const MOST_LINES = 400;
/** The maximum distance between entries, in heights. */
const NEAR = 3;

/**
 * The lines of a page in reading order. That is usually the stream order, but programs that print web pages draw
 * floated or positioned text before or after everything else. If it shortens the path of the eye, such lines are moved
 * to their place, and margin dates next to the lines they date.
 */
export function inReadingOrder(lines: readonly PlacedLine[]): readonly PlacedLine[] {
  if (lines.length > MOST_LINES || wayOfEye(lines) === 0) return lines;
  const others = [waitingForAbove(lines), broughtUp(lines)].map(moveDatesToRows);
  return others.reduce((best, other) => (wayOfEye(other) < wayOfEye(best) ? other : best), lines);
}

/** How often the eye must leave its column, counted double for long distances. */
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

/** The stream order, except that lines drawn too early wait for those above them. */
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

/** The stream order, except that lines drawn too late come before those below them. */
function broughtUp(lines: readonly PlacedLine[]): PlacedLine[] {
  const ordered: PlacedLine[] = [];
  for (const line of lines) {
    const below = ordered.findIndex((other) => standsAbove(line, other));
    ordered.splice(below < 0 ? ordered.length : below, 0, line);
  }
  return ordered;
}
