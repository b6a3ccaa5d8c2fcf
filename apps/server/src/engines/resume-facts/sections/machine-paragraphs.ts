import type { Stretch } from '../../resume-texts/text/resume-text.ts';
import { findHeading } from '../sections/headings.ts';
import type { Line } from '../lines/lines.ts';

/** No one addresses a machine for longer; more would take the resume with it. */
const MOST_LINES = 8;
/** Shorter lines end before the margin, so that what follows is said again. */
const FULL_LINE = 60;

/**
 * The lines that hold words addressed to a machine, with those that go on with them: what such a paragraph claims of the
 * person says nothing of the person.
 */
export function findParagraphs(lines: readonly Line[], addressed: readonly Stretch[]): Stretch[] {
  return addressed.flatMap(({ start, end }) => {
    const first = lines.findIndex((line) => line.end > start);
    const own = lines[first];
    if (!own) return [];
    let last = own;
    for (const line of lines.slice(first + 1, first + MOST_LINES)) {
      if (line.start >= end && !goesOn(last, line)) break;
      last = line;
    }
    return [{ start: own.start, end: Math.max(end, last.end) }];
  });
}

const goesOn = (last: Line, line: Line): boolean =>
  last.text.length >= FULL_LINE && !line.isAfterBlank && !line.isBullet && findHeading(line) === null;

/** Whether something stands in none of these stretches. */
export const isOutside =
  (stretches: readonly Stretch[]) =>
  (one: Stretch): boolean =>
    !stretches.some(({ start, end }) => one.start < end && start < one.end);
