import type { PdfItem } from './pdf-items.ts';

/** A gap of this many heights within a row is wider than a space between words. */
const JUMP_HEIGHTS = 3;
const SAME_ROW = 0.3;
/** Dates and places at the right margin are shorter than the lines of a column. */
const LEAST_LETTERS = 18;
const LEAST_ROWS = 10;
const MOST_JUMPS = 0.3;

type Run = { x: number; y: number; end: number; height: number; letters: number };

/**
 * True if the stream of a page crosses to the other column and back on more than three of ten rows, so that its lines
 * read across the columns.
 */
export function mixesColumns(items: PdfItem[]): boolean {
  const runs = joinRuns(items);
  let rows = 0;
  let jumps = 0;
  for (const [index, run] of runs.entries()) {
    const next = runs[index + 1];
    if (!next || !isSameRow(run, next)) rows += 1;
    else if (isBothLong(run, next)) jumps += 1;
  }
  return rows >= LEAST_ROWS && jumps > MOST_JUMPS * rows;
}

const isSameRow = (run: Run, next: Run): boolean => Math.abs(run.y - next.y) <= SAME_ROW * run.height;

const isBothLong = (run: Run, next: Run): boolean =>
  run.letters >= LEAST_LETTERS && next.letters >= LEAST_LETTERS;

/** Joins pieces that are close together on one row. */
function joinRuns(items: PdfItem[]): Run[] {
  const runs: Run[] = [];
  for (const { str, transform, width, height } of items) {
    if (str.trim() === '') continue;
    const [, , , , x = 0, y = 0] = transform;
    const piece = { x, y, end: x + width, height, letters: str.length };
    const last = runs.at(-1);
    const isNear = last && isSameRow(last, piece) && Math.abs(x - last.end) < JUMP_HEIGHTS * height;
    if (isNear) {
      last.end = piece.end;
      last.letters += piece.letters;
    } else runs.push(piece);
  }
  return runs;
}
