import type { Unread } from './resume-text.ts';

/** A file that has no text for us; `unread` says so to people. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
  readonly unread: Unread;
  /** Whether its words could be recognised in its pictures. */
  readonly isScan: boolean;

  constructor(state: Unread['state'], reason: string, isScan = false) {
    super(reason);
    this.unread = { state, reason };
    this.isScan = isScan;
  }
}

/** The file ends too early or does not hold what its format asks for. */
export const damaged = (label: string): UnreadableFile =>
  new UnreadableFile(
    'CORRUPT',
    `This ${label} is damaged and cannot be read. Open it, save it again and upload the new file.`,
  );

/** The file can only be opened by someone who knows the password. */
export const locked = (label: string): UnreadableFile =>
  new UnreadableFile(
    'PASSWORD',
    `This ${label} is locked by a password. Save it without one and upload it again.`,
  );

/** One page says more than a thread of the reader has room for. */
export const tooLong = (): UnreadableFile =>
  new UnreadableFile(
    'TOO_BIG',
    'The text of this file takes too much memory to read. Upload a shorter one, as PDF or Word.',
  );

/** The file holds no words at all. */
export const empty = (): UnreadableFile =>
  new UnreadableFile('NO_TEXT', 'This file holds no words. Upload a version whose text can be selected.');

/** The file is a picture of text, as scanners make them. */
export const scanned = (): UnreadableFile =>
  new UnreadableFile(
    'NO_TEXT',
    'This file is a scan: its pages are pictures without words. Upload the original, or let its text be recognised first.',
    true,
  );

/** Nothing says which letters a PDF shows: they are drawn as shapes, or in fonts that do not tell. */
export const wordless = (): UnreadableFile =>
  new UnreadableFile(
    'NO_TEXT',
    'This PDF holds no words that can be read: its letters are drawn as shapes. Upload the original, such as the Word file.',
    true,
  );

/** The format is none of those that are read. */
export const unsupported = (what: string): UnreadableFile =>
  new UnreadableFile(
    'UNSUPPORTED',
    `${what} Text is read from PDF, Word (.docx, .doc), OpenDocument (.odt), RTF and text files. Save it as one of these.`,
  );
