import {
  PDFDocument,
  rgb,
  setTextRenderingMode,
  StandardFonts,
  TextRenderingMode,
  type PDFFont,
  type PDFPage,
} from 'pdf-lib';

type Colour = [red: number, green: number, blue: number];

/** A page's content, in points from its lower left corner. */
export type PagePiece =
  | {
      say: string;
      x?: number;
      y: number;
      size?: number;
      colour?: Colour;
      opacity?: number;
      unpainted?: boolean;
    }
  | { fill: Colour; x: number; y: number; width: number; height: number }
  | { picture: true; x: number; y: number; width: number; height: number };

/** One gray pixel, stretched to the requested size. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNsaGj4DwAFhAJ/wlseKgAAAABJRU5ErkJggg==',
  'base64',
);

/** A PDF of these pages, 595 by 842 points each. */
export async function madePdf(...pages: PagePiece[][]): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  const font = await file.embedFont(StandardFonts.Helvetica);
  const picture = await file.embedPng(PICTURE);
  for (const pieces of pages) {
    const page = file.addPage([595, 842]);
    for (const piece of pieces) {
      if ('picture' in piece) page.drawImage(picture, piece);
      else if ('fill' in piece) page.drawRectangle({ ...piece, color: rgb(...piece.fill) });
      else write(page, font, piece);
    }
  }
  return file.save();
}

function write(page: PDFPage, font: PDFFont, piece: Extract<PagePiece, { say: string }>): void {
  const { say, x = 50, y, size = 11, colour = [0, 0, 0], opacity, unpainted = false } = piece;
  const look = { x, y, size, font, color: rgb(...colour) };
  if (unpainted) page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
  page.drawText(say, opacity === undefined ? look : { ...look, opacity });
  if (unpainted) page.pushOperators(setTextRenderingMode(TextRenderingMode.Fill));
}
