import { requireNoZip, toTail } from './require-no-zip.ts';
import { broken } from './refusals.ts';

const END_OF_PDF = /%%EOF[\s\0]*$/;

/** Checks a PDF (ISO 32000): ends like one, and is not a zip to programs that read from the end. */
export function checkPdf(bytes: Buffer): void {
  const tail = toTail(bytes);
  requireNoZip(tail);
  const text = tail.toString('latin1');
  if (!END_OF_PDF.test(text)) throw broken('PDF', 'its end is missing or something follows it');
  if (!text.includes('startxref')) throw broken('PDF', 'its table of contents is missing');
}
