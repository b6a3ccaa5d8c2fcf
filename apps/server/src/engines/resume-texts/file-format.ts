import { unsupported } from './text/unreadable-file.ts';

/** The actual format, whatever the file is called. ZIP is a Word or OpenDocument file; OLE an old Word file. */
export type FileFormat = 'PDF' | 'ZIP' | 'OLE' | 'RTF' | 'HTML' | 'TEXT';

const PDF_WITHIN_BYTES = 1024;
const HTML_WITHIN_BYTES = 512;

const startsWith = (bytes: Uint8Array, ...magic: number[]): boolean =>
  magic.every((byte, index) => bytes[index] === byte);

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** Formats often put into a zip of resumes that have no text for us. */
const OTHERS: [is: (bytes: Uint8Array) => boolean, what: string][] = [
  [(bytes) => startsWith(bytes, 0xff, 0xd8, 0xff), 'This is a picture.'],
  [(bytes) => startsWith(bytes, 0x89, 0x50, 0x4e, 0x47), 'This is a picture.'],
  [(bytes) => startsWith(bytes, 0x47, 0x49, 0x46, 0x38), 'This is a picture.'],
  [(bytes) => /^(II\*\0|MM\0\*|BM)/.test(latin1(bytes.subarray(0, 4))), 'This is a picture.'],
  [(bytes) => /^....ftyp/s.test(latin1(bytes.subarray(0, 12))), 'This is a film or a photo.'],
  [(bytes) => startsWith(bytes, 0x4d, 0x5a), 'This is a program.'],
  [(bytes) => startsWith(bytes, 0x7f, 0x45, 0x4c, 0x46), 'This is a program.'],
  [(bytes) => latin1(bytes.subarray(0, 4)) === 'Rar!', 'This is an archive.'],
  [(bytes) => startsWith(bytes, 0x37, 0x7a, 0xbc, 0xaf), 'This is an archive.'],
  [(bytes) => startsWith(bytes, 0x1f, 0x8b), 'This is an archive.'],
  [(bytes) => /^MIME-Version:/i.test(latin1(bytes.subarray(0, 32))), 'This is a saved web page.'],
];

/** Detects a format by its first bytes. Throws UnreadableFile UNSUPPORTED for known formats that are not read. */
export function detectFormat(bytes: Uint8Array): FileFormat {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return 'ZIP';
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return 'OLE';
  const start = latin1(bytes.subarray(0, PDF_WITHIN_BYTES));
  // PDF readers accept bytes that some mail programs put before the header (ISO 32000-1, Annex H, note 13).
  if (start.includes('%PDF-')) return 'PDF';
  if (/^(\xEF\xBB\xBF)?\s*\{\\rtf/.test(start)) return 'RTF';
  const other = OTHERS.find(([is]) => is(bytes));
  if (other) throw unsupported(other[1]);
  const isHtml = /<(!doctype html|html|head|body|table)\b/i.test(start.slice(0, HTML_WITHIN_BYTES));
  return isHtml ? 'HTML' : 'TEXT';
}
