import type { Unread } from './resume-text.ts';

/** A file that has no text for us; `unread` explains it to people. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
  readonly unread: Unread;
  /** True if OCR could read its pictures. */
  readonly isScan: boolean;

  constructor(state: Unread['state'], reason: string, isScan = false) {
    super(reason);
    this.unread = { state, reason };
    this.isScan = isScan;
  }
}

/** The file is cut off or does not match its format. */
export const damaged = (label: string): UnreadableFile =>
  new UnreadableFile(
    'CORRUPT',
    `This ${label} is damaged and cannot be read. Open it, save it again and upload the new file.`,
  );

/** The file requires a password. */
export const locked = (label: string): UnreadableFile =>
  new UnreadableFile(
    'PASSWORD',
    `This ${label} is locked by a password. Save it without one and upload it again.`,
  );

/** One page has more text than a reader thread can handle. */
export const tooLong = (): UnreadableFile =>
  new UnreadableFile(
    'TOO_BIG',
    'The text of this file takes too much memory to read. Upload a shorter one, as PDF or Word.',
  );

/** The file has no words. */
export const empty = (): UnreadableFile =>
  new UnreadableFile('NO_TEXT', 'This file holds no words. Upload a version whose text can be selected.');

/** The file is a picture of text, as from a scanner. */
export const scanned = (): UnreadableFile =>
  new UnreadableFile(
    'NO_TEXT',
    'This file is a scan: its pages are pictures without words. Upload the original, or let its text be recognised first.',
    true,
  );

/** The letters of a PDF are unknown: drawn as shapes, or in fonts without a mapping. */
export const wordless = (): UnreadableFile =>
  new UnreadableFile(
    'NO_TEXT',
    'This PDF holds no words that can be read: its letters are drawn as shapes. Upload the original, such as the Word file.',
    true,
  );

/** The format is not supported. */
export const unsupported = (what: string): UnreadableFile =>
  new UnreadableFile(
    'UNSUPPORTED',
    `${what} Text is read from PDF, Word (.docx, .doc), OpenDocument (.odt), RTF and text files. Save it as one of these.`,
  );
