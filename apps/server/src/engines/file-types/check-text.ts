import { requireNoZip, toTail } from './require-no-zip.ts';
import { notAllowed, otherContent } from './refusals.ts';

const UTF_16 = /^(\xff\xfe|\xfe\xff)/;
/** Beginnings that a browser or shell would run; a resume begins with a name. */
const RUNS =
  /^(\xef\xbb\xbf)?\s*(<(!doctype|!--|html|head|body|svg|script|iframe|img|\?xml|\?php)|#!|%pdf-)/i;
/** Tab, line ends, form feed, printer escape codes and the DOS end-of-file mark. */
const ALLOWED_CONTROLS = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x1a, 0x1b]);
const isControl = (byte: number): boolean => (byte < 0x20 && !ALLOWED_CONTROLS.has(byte)) || byte === 0x7f;

/** Refuses text that begins as markup, as a script, or in UTF-16. */
export function beginText(start: Buffer): void {
  const beginning = start.toString('latin1');
  if (UTF_16.test(beginning)) throw notAllowed('This text is stored as UTF-16. Save it as UTF-8.');
  if (RUNS.test(beginning)) {
    throw notAllowed('This is a web page, drawing or script under the name of a text. Save it as PDF.');
  }
}

/**
 * Checks plain text in UTF-8 or an older single-byte encoding: no control characters, and not a zip to programs that
 * read from the end.
 */
export function checkText(bytes: Buffer): void {
  requireNoZip(toTail(bytes));
  if (bytes.some(isControl)) throw otherContent('a plain text');
}
