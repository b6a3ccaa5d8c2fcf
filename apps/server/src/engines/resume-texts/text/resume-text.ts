import type { ParseState, ResumeFlag } from '@slotwise/contract/deepgaze/resumes.schema';

/** From `start` to `end`, excluded, in UTF-16 units of the whole text. */
export type Stretch = { start: number; end: number };

/** Words that no one sees who opens the file; they stand in no text and count nowhere. */
export type HiddenWords = { page: number; text: string };

/**
 * The text of a file in reading order, as people see it: NFC, lines ended by LF, pages by LF as well, no control
 * characters but tabs between cells and in wide gaps, no ligatures. A line that ends in a space goes on in the next one, as
 * in RFC 3676; only of PDFs this is known, and of lines that were cut since they had more than 2,000 letters. Page n runs from `pageStarts[n - 1]` to the next start;
 * a file without pages has one.
 */
export type ResumeText = {
  text: string;
  pageStarts: number[];
  hidden: HiddenWords[];
  flags: ResumeFlag[];
};

/** Why a file has no text: a state that the file's list shows, and a sentence about it. */
export type Unread = { state: Exclude<ParseState, 'OK' | 'QUEUED' | 'DUPLICATE' | 'NESTED'>; reason: string };
