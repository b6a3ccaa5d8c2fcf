import type { SectionKind } from '@slotwise/contract/deepgaze/resumes.schema';
import type { Stretch } from '../../resume-texts/text/resume-text.ts';
import { findDateSpans } from '../lines/find-dates.ts';
import { isCollege } from '../mentions/colleges.ts';
import { degreeIn } from '../mentions/degrees.ts';
import type { Line } from '../lines/lines.ts';

type Body = Stretch & { kind: SectionKind; bodyStart: number };

/** A date and a school at most stand between the first line of an education and its degree. */
const MOST_ABOVE = 2;

/**
 * Columns next to each other have their headings in one row, so that a heading of jobs may stand right above that of the
 * studies, and both bodies below: they are parted where the first degree begins.
 */
export function partSharedBodies<Section extends Body>(
  sections: Section[],
  lines: readonly Line[],
): Section[] {
  const listLines = ({ bodyStart, end }: Body) =>
    lines.filter((line) => bodyStart <= line.start && line.end <= end);
  for (const [at, section] of sections.entries()) {
    const next = sections[at + 1];
    if (section.kind !== 'EXPERIENCE' || next?.kind !== 'EDUCATION' || listLines(section).length > 0)
      continue;
    const start = beginningOfStudies(listLines(next));
    if (start === null) continue;
    sections[at] = { ...section, bodyStart: next.bodyStart, end: start };
    sections[at + 1] = { ...next, start, bodyStart: start };
  }
  return sections;
}

/** Where the studies begin behind jobs; null where no jobs stand before them. */
function beginningOfStudies(lines: readonly Line[]): number | null {
  let first = lines.findIndex(({ text }) => degreeIn(text)?.start === 0);
  for (let above = 0; above < MOST_ABOVE && isOfStudies(lines[first - 1]); above += 1) first -= 1;
  const hasJobs = first > 0 && lines.slice(0, first).some(({ text }) => findDateSpans(text).length > 0);
  return hasJobs ? (lines[first]?.start ?? null) : null;
}

const isOfStudies = (line: Line | undefined): boolean =>
  line !== undefined && (isCollege(line.text) || findDateSpans(line.text).length > 0);
