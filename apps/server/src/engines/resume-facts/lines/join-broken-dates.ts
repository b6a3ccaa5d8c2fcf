import type { Stretch } from '../../resume-texts/text/resume-text.ts';
import { findDateSpans, type DateSpan } from './find-dates.ts';
import { MONTH_NAMES } from '../lexicon/month-words.ts';

const LONGEST_REST = 24;
/** A range in a narrow column: `March`, `2021 –`, `Present`. */
const MOST_LINES = 4;
const FURTHEST_BACK = 40;
/** A line that continues a range: a month, a year, a word like 'present' or a dash, at least one of them. */
const REST = new RegExp(
  String.raw`^(?=\S)(?:[-–—]\s?)?(?:(?:${MONTH_NAMES})\.?,?\s?)?(?:(?:\d{1,2}[./])?\d{4}(?:-\d\d)?|(?:till |until |to )?(?:present|current|now|today|date))?\s?(?:[-–—]|to)?$`,
  'iu',
);

/** The fields of a line needed here; the others come from the first line. */
type Joinable = Stretch & { text: string; isBeforeBlank: boolean; goesOn: boolean };

/** Joins lines if a narrow column broke a date range, so that `Jan 2020 –` and `Present` are one. */
export function joinBrokenDates<Line extends Joinable>(text: string, lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (let at = 0; at < lines.length;) {
    const count = countOfRange(text, lines, at);
    const [first, last] = [lines[at], lines[at + count - 1]];
    if (first && last) joined.push(count === 1 ? first : { ...first, ...upTo(text, first, last) });
    at += count;
  }
  return joined;
}

const upTo = (
  text: string,
  { start }: Joinable,
  { end, isBeforeBlank, goesOn }: Joinable,
): Omit<Joinable, 'start'> => ({ end, text: text.slice(start, end), isBeforeBlank, goesOn });

/** How many lines a date range that begins here spans; 1 if it does not continue. */
function countOfRange(text: string, lines: readonly Joinable[], at: number): number {
  const first = lines[at];
  if (!first) return 1;
  for (let count = 2; count <= MOST_LINES; count += 1) {
    const rest = lines[at + count - 1];
    if (!rest || rest.text.length > LONGEST_REST || !REST.test(rest.text)) return 1;
    const from = Math.max(first.start, first.end - FURTHEST_BACK);
    const span = findDateSpans(text.slice(from, rest.end)).at(-1);
    if (span && isWhole(span) && from + span.start < first.end && from + span.end === rest.end) return count;
  }
  return 1;
}

/** True if its end is given, rather than an open dash. */
const isWhole = ({ to }: DateSpan): boolean => to !== undefined && to.end > to.start;
