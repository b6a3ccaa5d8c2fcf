import { boundLines } from '#engines/resume-texts/text/bound-lines.ts';
import type { ResumeText } from '#engines/resume-texts/text/resume-text.ts';
import type { OutdatedRow } from './renew-resumes.queries.ts';

/** The text of a resume as it came out of its file, without endless lines and without what was understood of it. */
export function toResumeText(row: OutdatedRow): ResumeText {
  const { text, moveStart } = boundLines(row.text);
  return {
    text,
    pageStarts: row.page_starts.map(moveStart),
    hidden: row.marks.hidden,
    flags: row.flags.filter((flag) => flag !== 'ADDRESSED_TO_MACHINES'),
  };
}
