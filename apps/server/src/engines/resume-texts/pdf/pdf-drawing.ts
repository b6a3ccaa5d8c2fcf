import { OPS } from 'unpdf/pdfjs';
import type { Drawn } from './pdf-letters.ts';
import { IDENTITY, multiply, type Box, type Matrix } from './pdf-matrix.ts';
import {
  FIRST_GRAPHICS,
  filledRegion,
  pictureRegion,
  strokedRegion,
  type Graphics,
  type Region,
} from './pdf-paint.ts';
import { createPen, drawText, TEXT_OPERATORS, type Pen, type Surface } from './pdf-pen.ts';

/** The operators of a page as pdf.js lists them. */
export type Operators = { fnArray: number[]; argsArray: unknown[] };

/** The letters of a page, and whether it has a picture. */
export type Drawing = Drawn & { hasPicture: boolean };

/** What is known about a page besides its operators. */
export type Paper = Pick<Surface, 'view' | 'getUnit'>;

/** The drawing state. */
type Canvas = Paper & {
  graphics: Graphics;
  saved: Graphics[];
  regions: Region[];
  pen: Pen;
  drawn: Drawn;
  hasPicture: boolean;
};

type Operator = (canvas: Canvas, args: unknown[]) => void;

const FILLS: number[] = [
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
];
const STROKES: number[] = [OPS.stroke, OPS.closeStroke];

/**
 * Follows how a page is painted, as far as needed to tell which letters are visible: colors, boxes behind them, text
 * rendering modes. Pictures are not decoded; if one was left out, the list has a transformation without drawing.
 */
export function followDrawing({ fnArray, argsArray }: Operators, paper: Paper): Drawing {
  const canvas: Canvas = {
    graphics: { ...FIRST_GRAPHICS, matrix: IDENTITY },
    saved: [],
    regions: [],
    ...paper,
    pen: createPen(),
    drawn: { letters: [], away: [] },
    hasPicture: false,
  };
  for (const [index, operator] of fnArray.entries()) {
    const args = argsArray[index];
    OPERATORS.get(operator)?.(canvas, Array.isArray(args) ? args : []);
  }
  return { ...canvas.drawn, hasPicture: canvas.hasPicture };
}

const OPERATORS = new Map<number, Operator>([
  [OPS.save, save],
  [OPS.restore, restore],
  [OPS.transform, (canvas, args) => applyMatrix(canvas, args as unknown as Matrix)],
  [OPS.paintFormXObjectBegin, beginForm],
  [OPS.paintFormXObjectEnd, restore],
  [OPS.setFillRGBColor, ({ graphics }, [colour]) => (graphics.fill = String(colour))],
  [OPS.setStrokeRGBColor, ({ graphics }, [colour]) => (graphics.stroke = String(colour))],
  [OPS.setFillColorN, ({ graphics }) => (graphics.fill = null)],
  [OPS.setStrokeColorN, ({ graphics }) => (graphics.stroke = null)],
  [OPS.setLineWidth, ({ graphics }, [width]) => (graphics.lineWidth = Number(width))],
  [OPS.setGState, ({ graphics }, [pairs]) => setState(graphics, pairs as [string, unknown][])],
  [OPS.constructPath, paintPath],
  ...[OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject].map(
    (operator): [number, Operator] => [operator, paintPicture],
  ),
  [OPS.shadingFill, (canvas) => addRegion(canvas, { box: EVERYWHERE, isPale: false })],
  ...TEXT_OPERATORS.map(([operator, move]): [number, Operator] => [
    operator,
    ({ pen }, args) => move(pen, args),
  ]),
  [OPS.showText, showText],
]);

const EVERYWHERE: Box = { left: -Infinity, bottom: -Infinity, right: Infinity, top: Infinity };

function save(canvas: Canvas): void {
  canvas.saved.push(canvas.graphics);
  canvas.graphics = { ...canvas.graphics, hasPainted: false };
}

function restore(canvas: Canvas): void {
  const outer = canvas.saved.pop();
  if (!outer) return;
  const inner = canvas.graphics;
  canvas.graphics = outer;
  if (inner.hasPainted) outer.hasPainted = true;
  else if (inner.matrix !== outer.matrix) addPicture(canvas, inner.matrix);
}

function applyMatrix({ graphics }: Canvas, matrix: Matrix): void {
  graphics.matrix = multiply(matrix, graphics.matrix);
}

function beginForm(canvas: Canvas, [matrix]: unknown[]): void {
  save(canvas);
  // A form that draws nothing is not an omitted picture.
  canvas.graphics.hasPainted = true;
  if (matrix) applyMatrix(canvas, Array.from(matrix as ArrayLike<number>) as unknown as Matrix);
}

function setState(graphics: Graphics, pairs: [string, unknown][]): void {
  for (const [key, value] of pairs) {
    if (key === 'ca') graphics.fillOpacity = Number(value);
    if (key === 'CA') graphics.strokeOpacity = Number(value);
  }
}

function paintPath(canvas: Canvas, [operator, , extent]: unknown[]): void {
  if (!extent) return;
  const [left = 0, bottom = 0, right = 0, top = 0] = Array.from(extent as ArrayLike<number>);
  const box = { left, bottom, right, top };
  if (FILLS.includes(Number(operator))) addRegion(canvas, filledRegion(canvas.graphics, box));
  if (STROKES.includes(Number(operator))) addRegion(canvas, strokedRegion(canvas.graphics, box));
}

function addRegion(canvas: Canvas, region: Region | null): void {
  canvas.graphics.hasPainted = true;
  if (region) canvas.regions.push(region);
}

function paintPicture(canvas: Canvas): void {
  canvas.graphics.hasPainted = true;
  addPicture(canvas, canvas.graphics.matrix);
}

function addPicture(canvas: Canvas, matrix: Matrix): void {
  const region = pictureRegion(matrix);
  if (!region) return;
  canvas.regions.push(region);
  canvas.hasPicture = true;
}

function showText(canvas: Canvas, [glyphs]: unknown[]): void {
  canvas.graphics.hasPainted = true;
  drawText(canvas.pen, glyphs as unknown[], canvas, canvas.drawn);
}
