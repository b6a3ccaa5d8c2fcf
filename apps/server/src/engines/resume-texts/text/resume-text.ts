import type { ParseState, ResumeFlag } from '@slotwise/contract/deepgaze/resumes.schema';

/** From `start` to `end`, exclusive, in UTF-16 units of the complete text. */
export type Stretch = { start: number; end: number };

/** Words invisible to people who open the file; they are in no text and never count. */
export type HiddenWords = { page: number; text: string };

/**
 * The text of a file in reading order, as people see it: NFC, LF between lines and pages, no control characters except
 * tabs between cells and in wide gaps, no ligatures. A line that ends in a space continues on the next one, as in RFC
 * 3676; this is only known for PDFs, and for lines broken because they were longer than 2,000 characters. Page n is
 * from `pageStarts[n - 1]` to the next start; a file without pages has one.
 */
export type ResumeText = {
  text: string;
  pageStarts: number[];
  hidden: HiddenWords[];
  flags: ResumeFlag[];
};

/** Why a file has no text: a state for the file list, and a sentence about it. */
export type Unread = { state: Exclude<ParseState, 'OK' | 'QUEUED' | 'DUPLICATE' | 'NESTED'>; reason: string };
