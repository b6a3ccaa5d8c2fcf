import { OPS } from 'unpdf/pdfjs';
import { isCounted, type Drawn, type Invisibility } from './pdf-letters.ts';
import { IDENTITY, multiply, transform, type Box, type Matrix, type Point } from './pdf-matrix.ts';
import { isPaleAt, type Graphics, type Region } from './pdf-paint.ts';
import { isNearWhite } from '../text/text-look.ts';

/** The text state: where text goes next, and how it is drawn (ISO 32000-1, 9.3). */
export type Pen = {
  text: Matrix;
  line: Matrix;
  size: number;
  font: string;
  mode: number;
  leading: number;
  rise: number;
  spacing: number;
  wordSpacing: number;
  stretch: number;
};

type Glyph = { unicode: string; width: number; isSpace: boolean };

/** Text rendering modes without paint (ISO 32000-1, table 106). */
const UNPAINTED = [3, 7];
const STROKED = [1, 5];
const BOTH = [2, 6];
/** Numbers between glyphs are in thousandths of the size. */
const KERN = 0.001;
/** Between the baseline and the top of lower-case letters, as a share of the size. */
const MIDDLE = 0.25;

export const createPen = (): Pen => ({
  text: IDENTITY,
  line: IDENTITY,
  size: 0,
  font: '',
  mode: 0,
  leading: 0,
  rise: 0,
  spacing: 0,
  wordSpacing: 0,
  stretch: 1,
});

function moveBy(pen: Pen, x: number, y: number): void {
  pen.line = multiply([1, 0, 0, 1, x, y], pen.line);
  pen.text = pen.line;
}

function setMatrix(pen: Pen, matrix: Matrix): void {
  pen.line = matrix;
  pen.text = matrix;
}

/** The operators that move or change the pen. */
export const TEXT_OPERATORS: [operator: number, apply: (pen: Pen, args: unknown[]) => void][] = [
  [OPS.beginText, (pen) => setMatrix(pen, IDENTITY)],
  [
    OPS.setFont,
    (pen, [font, size]) => {
      pen.font = String(font);
      pen.size = Number(size);
    },
  ],
  [OPS.setTextRenderingMode, (pen, [mode]) => (pen.mode = Number(mode))],
  [OPS.setCharSpacing, (pen, [spacing]) => (pen.spacing = Number(spacing))],
  [OPS.setWordSpacing, (pen, [spacing]) => (pen.wordSpacing = Number(spacing))],
  [OPS.setHScale, (pen, [percent]) => (pen.stretch = Number(percent) / 100)],
  [OPS.setLeading, (pen, [leading]) => (pen.leading = Number(leading))],
  [OPS.setTextRise, (pen, [rise]) => (pen.rise = Number(rise))],
  [OPS.moveText, (pen, [x, y]) => moveBy(pen, Number(x), Number(y))],
  [
    OPS.setLeadingMoveText,
    (pen, [x, y]) => {
      pen.leading = -Number(y);
      moveBy(pen, Number(x), Number(y));
    },
  ],
  [OPS.nextLine, (pen) => moveBy(pen, 0, -pen.leading)],
  [
    OPS.setTextMatrix,
    (pen, [matrix]) => setMatrix(pen, Array.from(matrix as ArrayLike<number>) as unknown as Matrix),
  ],
];

/**
 * What text is drawn on: the graphics state, the areas painted before, the visible part of the page. `getUnit` returns
 * the share of a font's size that its widths are in, usually a thousandth.
 */
export type Surface = {
  graphics: Graphics;
  regions: readonly Region[];
  view: Box;
  getUnit: (font: string) => number;
};

/** Draws glyphs and the numbers between them, which move the pen back, and records for each letter if it is visible. */
export function drawText(pen: Pen, glyphs: unknown[], surface: Surface, drawn: Drawn): void {
  const isPale = isPaleInk(pen.mode, surface.graphics);
  drawn.away.push(' ');
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') advance(pen, -glyph * KERN * pen.size);
    else drawGlyph(pen, glyph as Glyph, { ...surface, isPale }, drawn);
  }
  // Only words outside the page are separated from each other.
  if (drawn.away.at(-1) === ' ') drawn.away.pop();
}

function drawGlyph(
  pen: Pen,
  { unicode, width, isSpace }: Glyph,
  { graphics, regions, view, getUnit, isPale }: Surface & { isPale: boolean },
  { letters, away }: Drawn,
): void {
  const matrix = multiply(pen.text, graphics.matrix);
  const extent = width * getUnit(pen.font) * pen.size;
  if (isAway(transform({ x: 0, y: pen.rise }, matrix), extent, view)) away.push(unicode);
  else {
    const middle = transform({ x: 0, y: pen.rise + pen.size * MIDDLE }, matrix);
    const unseen = unseenBy(pen.mode, isPale && isPaleAt(regions, middle));
    for (const letter of unicode) if (isCounted(letter)) letters.push({ letter, unseen });
  }
  advance(pen, extent + pen.spacing + (isSpace ? pen.wordSpacing : 0));
}

/** The same test by which pdf.js omits a glyph, so that both count the same letters. */
const isAway = ({ x, y }: Point, extent: number, { left, right, bottom, top }: Box): boolean =>
  x + extent < left || x > right || y < bottom || y > top;

function unseenBy(mode: number, isPale: boolean): Invisibility | null {
  if (UNPAINTED.includes(mode)) return 'UNPAINTED';
  return isPale ? 'PALE' : null;
}

/** Patterns may have any color, so they are not pale. */
function isPaleInk(mode: number, { fill, stroke, fillOpacity, strokeOpacity }: Graphics): boolean {
  const isFillPale = fill !== null && isNearWhite(fill, fillOpacity);
  const isStrokePale = stroke !== null && isNearWhite(stroke, strokeOpacity);
  if (STROKED.includes(mode)) return isStrokePale;
  return BOTH.includes(mode) ? isFillPale && isStrokePale : isFillPale;
}

function advance(pen: Pen, distance: number): void {
  pen.text = multiply([1, 0, 0, 1, distance * pen.stretch, 0], pen.text);
}
