import { pdfOfPages } from './pdf-pages.ts';

/** A one-page PDF with one line of text. */
export const aPdf = (line: string): Buffer =>
  pdfOfPages([{ texts: [{ x: 72, y: 720, size: 24, text: line }] }]);
