import type { ResumeText } from '#engines/resume-texts/resume-text.ts';
import type { OutdatedRow } from './renewing.queries.ts';

/** The text of a resume as it came out of its file, without what was understood of it. */
export const textOf = (row: OutdatedRow): ResumeText => ({
  text: row.text,
  pageStarts: row.page_starts,
  hidden: row.marks.hidden,
  flags: row.flags.filter((flag) => flag !== 'ADDRESSED_TO_MACHINES'),
});
