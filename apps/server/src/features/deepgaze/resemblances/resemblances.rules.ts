import type { ResemblanceRow, SideRow } from './resemblances.queries.ts';

/** A resume has some kilobytes; one with a million characters comes with at most one other. */
const MOST_BYTES = 1_000_000;

type Pair = Pick<ResemblanceRow, 'first_id' | 'second_id'>;

/** The pairs in order, in batches: as many as have a megabyte of text together, or a single one. */
export function inPieces<Row extends Pair>(
  rows: readonly Row[],
  sides: ReadonlyMap<string, Pick<SideRow, 'bytes'>>,
): Row[][] {
  const pieces: Row[][] = [];
  let bytes = Infinity;
  for (const row of rows) {
    const own = (sides.get(row.first_id)?.bytes ?? 0) + (sides.get(row.second_id)?.bytes ?? 0);
    if (bytes + own > MOST_BYTES) {
      pieces.push([]);
      bytes = 0;
    }
    pieces.at(-1)?.push(row);
    bytes += own;
  }
  return pieces;
}
