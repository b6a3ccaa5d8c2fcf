/** The last two rows of the distance table; row n has the distances of the first n letters of `from`. */
type Rows = { beforeLast: readonly number[]; last: readonly number[] };

/**
 * The number of letters to insert, delete, replace or swap with a neighbor to turn one word into the other (optimal
 * string alignment; Damerau 1964). Returns `most + 1` as soon as it exceeds `most`.
 */
export function editDistance(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let rows: Rows = { beforeLast: [], last: Array.from({ length: to.length + 1 }, (_, column) => column) };
  for (let row = 1; row <= from.length; row += 1) {
    const next = nextRow(rows, { from, to, row });
    if (Math.min(...next) > most) return most + 1;
    rows = { beforeLast: rows.last, last: next };
  }
  return Math.min(rows.last[to.length] ?? 0, most + 1);
}

function nextRow({ beforeLast, last }: Rows, at: { from: string; to: string; row: number }): number[] {
  const { from, to, row } = at;
  const next = [row];
  for (let column = 1; column <= to.length; column += 1) {
    const replaced = (last[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
    const leftOut = (last[column] ?? 0) + 1;
    const putIn = (next[column - 1] ?? 0) + 1;
    const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
    const swapped = isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity;
    next.push(Math.min(replaced, leftOut, putIn, swapped));
  }
  return next;
}
