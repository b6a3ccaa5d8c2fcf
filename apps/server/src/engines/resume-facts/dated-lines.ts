import { findDateSpans, movedSpan, type DateSpan } from './dates.ts';
import { isAction, LONGEST_HEADER, SAYING } from './header-lines.ts';
import { wordsOf } from './line-words.ts';
import type { Line } from './lines.ts';
import { isPlace } from './places.ts';

/** A line that dates a job: its number among the lines, and the dates on it. */
export type DatedLine = { at: number; spans: DateSpan[] };

const LONGEST = LONGEST_HEADER + 40;
const MOST_BESIDE_DATE = 14;

/** The lines of a section that date a job: a range of dates beside few words, or one date where a list begins below. */
export function datedLines(text: string, lines: readonly Line[]): DatedLine[] {
  return lines.flatMap((line, at) => {
    const spans = spansOfLine(text, line);
    const ranges = spans.filter(({ to }) => to !== undefined);
    const kept = ranges.length > 0 ? ranges : singleDate(line, spans, lines[at + 1]);
    const [first] = kept;
    if (!first || !isBeside(line, first, kept)) return [];
    return [{ at, spans: kept }];
  });
}

/** The dates of a line, by their places in the text. */
export function spansOfLine(text: string, line: Line): DateSpan[] {
  const words = text.slice(line.start, line.end + wrapped(text, line));
  return findDateSpans(words).map((span) => movedSpan(span, line.start));
}

/** A range that a narrow column broke ends on the next line. */
function wrapped(text: string, line: Line): number {
  if (!/(?:[-–—]|\bto|\p{L}{3,9}\.?)$/u.test(line.text) || !/\d{4}/.test(line.text.slice(-22))) return 0;
  const next = text.slice(line.end, line.end + 18);
  const match = /^\n\s?(?:\p{L}{3,9}\.?\s)?(?:\d{4}|present|current)(?=\n|$)/iu.exec(next);
  return match ? match[0].length : 0;
}

/** One year or month alone dates a job where it ends a short line or is all of it. */
function singleDate(line: Line, spans: readonly DateSpan[], next: Line | undefined): DateSpan[] {
  const [span] = spans;
  if (!span || spans.length > 1 || line.isBullet || line.end - line.start > 70) return [];
  const isAtEnd = line.end - span.end <= 1;
  return isAtEnd && (next?.isBullet ?? false) ? [span] : [];
}

/** The date stands at the margin of few words, not in the middle of a sentence. */
function isBeside(line: Line, first: DateSpan, spans: readonly DateSpan[]): boolean {
  if (line.text.length > LONGEST || isAction(line.text) || (line.isBullet && /^\p{Ll}/u.test(line.text)))
    return false;
  const left = line.text.slice(0, Math.max(0, first.start - line.start));
  const right = line.text.slice(Math.max(0, (spans.at(-1) ?? first).end - line.start));
  if (isSaid(line.text, left, right)) return false;
  return wordsOf(right).length <= 4 || wordsOf(left).length <= 2 || isPlace(right.trim());
}

function isSaid(whole: string, left: string, right: string): boolean {
  const [before, behind] = [wordsOf(left).length, wordsOf(right).length];
  if (Math.max(before, behind) > MOST_BESIDE_DATE || SAYING.test(left) || SAYING.test(right)) return true;
  return /\p{Ll}\.$/u.test(whole) && before + behind > 5;
}
