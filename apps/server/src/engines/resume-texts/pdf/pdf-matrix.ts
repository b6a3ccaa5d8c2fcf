/** A PDF transformation (ISO 32000-1, 8.3.3): x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Applies `inner`, then `outer`. */
export function multiply(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [A, B, C, D, E, F] = outer;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

export type Point = { x: number; y: number };

/** Transforms a point. */
export const transform = ({ x, y }: Point, [a, b, c, d, e, f]: Matrix): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

/** An axis-aligned rectangle, in points of the page. */
export type Box = { left: number; bottom: number; right: number; top: number };

/** The bounding box of a transformed rectangle. */
export function boxAround({ left, bottom, right, top }: Box, matrix: Matrix): Box {
  const corners = [
    { x: left, y: bottom },
    { x: left, y: top },
    { x: right, y: bottom },
    { x: right, y: top },
  ].map((corner) => transform(corner, matrix));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

export const covers = ({ left, right, bottom, top }: Box, { x, y }: Point): boolean =>
  x >= left && x <= right && y >= bottom && y <= top;
