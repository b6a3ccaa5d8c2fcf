import { boundLines } from '#engines/resume-texts/text/bound-lines.ts';
import type { ResumeText } from '#engines/resume-texts/text/resume-text.ts';
import type { OutdatedRow } from './renew-resumes.queries.ts';

/** A resume's text as extracted from its file, without endless lines and facts. */
export function toResumeText(row: OutdatedRow): ResumeText {
  const { text, moveStart } = boundLines(row.text);
  return {
    text,
    pageStarts: row.page_starts.map(moveStart),
    hidden: row.marks.hidden,
    flags: row.flags.filter((flag) => flag !== 'ADDRESSED_TO_MACHINES'),
  };
}
