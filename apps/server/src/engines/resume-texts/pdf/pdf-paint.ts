import { boxAround, covers, type Box, type Matrix, type Point } from './pdf-matrix.ts';
import { isNearWhite } from '../text/text-look.ts';

/** The graphics state at some moment (ISO 32000-1, 8.4). A color is null for a pattern. */
export type Graphics = {
  matrix: Matrix;
  fill: string | null;
  stroke: string | null;
  fillOpacity: number;
  strokeOpacity: number;
  lineWidth: number;
  /** True if anything was painted since the state was saved. */
  hasPainted: boolean;
};

export const FIRST_GRAPHICS: Omit<Graphics, 'matrix'> = {
  fill: '#000000',
  stroke: '#000000',
  fillOpacity: 1,
  strokeOpacity: 1,
  lineWidth: 1,
  hasPainted: false,
};

/** A painted area; `isPale` if the paint is known to be almost white. */
export type Region = { box: Box; isPale: boolean };

const UNIT: Box = { left: 0, bottom: 0, right: 1, top: 1 };
/** Smaller ones are not pictures but artifacts. */
const LEAST_PICTURE = 4;
const LINE = 1;

/** The area of a fill; a pattern may have any color. */
export function filledRegion({ matrix, fill, fillOpacity }: Graphics, box: Box): Region {
  return { box: boxAround(box, matrix), isPale: fill !== null && isNearWhite(fill, fillOpacity) };
}

/** The area of a line, which may be as thick as a bar; null for outlines, whose inside stays free. */
export function strokedRegion(graphics: Graphics, box: Box): Region | null {
  const { matrix, stroke, strokeOpacity, lineWidth } = graphics;
  if (Math.min(box.right - box.left, box.top - box.bottom) > LINE) return null;
  const half = lineWidth / 2;
  const thick = {
    left: box.left - half,
    right: box.right + half,
    bottom: box.bottom - half,
    top: box.top + half,
  };
  return {
    box: boxAround(thick, matrix),
    isPale: stroke !== null && isNearWhite(stroke, strokeOpacity),
  };
}

/** Pictures fill the unit square (ISO 32000-1, 8.9.5); null if it is too small to be one. */
export function pictureRegion(matrix: Matrix): Region | null {
  const box = boxAround(UNIT, matrix);
  const isPicture = box.right - box.left > LEAST_PICTURE && box.top - box.bottom > LEAST_PICTURE;
  return isPicture ? { box, isPale: false } : null;
}

/** True if the page at this point is still white, or was painted almost white again. */
export const isPaleAt = (regions: readonly Region[], point: Point): boolean =>
  regions.findLast(({ box }) => covers(box, point))?.isPale ?? true;
