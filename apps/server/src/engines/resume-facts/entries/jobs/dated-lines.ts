import { findDateSpans, movedSpan, type DateSpan } from '../../lines/find-dates.ts';
import { isAction, LONGEST_HEADER, SAYING } from './header-lines.ts';
import { titleScore, splitWords } from '../../lines/score-words.ts';
import type { Line } from '../../lines/lines.ts';
import { isPlace } from '../../mentions/places.ts';
import { ENDS_IN_TITLE, IS_TITLE } from '../../lexicon/scores.ts';
import { splitPieces } from '../../lines/split-pieces.ts';

/** Separators between the title and the employer of a job on one line without its dates. */
const BETWEEN = /\t|\s{2,}|\s[-–—|~·•/]\s|\s-$|::|->|[,:]\s|\s\(|\s(?:at|@|with|for|as)\s/gu;

/** The parts of a line: title, employer, place and other details of a job. */
export const partsOfJob = (text: string): string[] =>
  splitPieces(text, { start: 0, end: text.length }, BETWEEN).map(({ start, end }) => text.slice(start, end));

/** A line that dates a job: its index among the lines, its dates, and the part that can be the header. */
export type DatedLine = { at: number; line: Line; spans: DateSpan[] };

const LONGEST = LONGEST_HEADER + 40;
const MOST_BESIDE_DATE = 14;
const LONGEST_SINGLE = 70;
/** A closing bracket and a colon, followed by a sentence. */
const SENTENCE_BEHIND_DATES = /^\)?(?=:\s\p{Lu})/u;
const SENTENCE_BEHIND = /(?<=\p{Ll}{3}|\p{Lu}{2})\.(?:\s|$)/u;

/** The lines of a section that date a job: a date range next to few words, or a single date above a list. */
export function datedLines(lines: readonly Line[]): DatedLine[] {
  return lines.flatMap((whole, at) => {
    const spans = spansOfLine(whole);
    const ranges = spans.filter(({ to }) => to !== undefined);
    const kept = ranges.length > 0 ? ranges : singleDate(whole, spans, lines[at + 1]);
    const [first] = kept;
    const line = first ? withoutSentence(whole, first) : whole;
    if (!first || !isDateOfHeader(line, first, kept)) return [];
    return [{ at, line, spans: kept }];
  });
}

/**
 * In `Wren plc, Chair. Led the search for a new` before a gap and its dates, and `Wren – Chair (2019 – 2021): Led the
 * search.` after them, the header ends where sentences begin.
 */
function withoutSentence(line: Line, { start, end: dated }: DateSpan): Line {
  const behind = SENTENCE_BEHIND_DATES.exec(line.text.slice(dated - line.start))?.[0].length;
  if (behind !== undefined && splitWords(line.text.slice(0, start - line.start)).length > 1) {
    const from = dated - line.start + behind;
    const text = line.text.slice(0, from + titleAtColon(line.text.slice(from)));
    return { ...line, end: line.start + text.length, text };
  }
  const before = line.text.slice(0, start - line.start);
  const end = before.endsWith('\t') ? before.search(SENTENCE_BEHIND) : -1;
  const header = before.slice(0, end);
  const isHeader = end > 0 && header.split(', ').some((piece) => titleScore(piece) >= ENDS_IN_TITLE);
  return isHeader ? { ...line, end: line.start + end, text: header } : line;
}

/** The length of the title after the colon: `Wren Hospital (2013 – 2017): Ward Nurse. Led the night shift.` */
function titleAtColon(behind: string): number {
  const title = behind.split(SENTENCE_BEHIND)[0] ?? '';
  return title.trim() !== '' && titleScore(title) >= IS_TITLE ? title.length : 0;
}

/** The dates of a line, with their positions in the text. */
export const spansOfLine = (line: Line): DateSpan[] =>
  findDateSpans(line.text).map((span) => movedSpan(span, line.start));

/** A single date dates a job if it ends or fills a short line above a list or title, follows a title in brackets, or comes before one. */
function singleDate(line: Line, [span, more]: readonly DateSpan[], next: Line | undefined): DateSpan[] {
  if (!span || more || line.isBullet || line.end - line.start > LONGEST_SINGLE) return [];
  const isAtEnd = line.end - span.end <= 1;
  const isHeader = isAtEnd
    ? next?.isBullet === true || isDatedTitle(line, span) || isAboveTitle(line, span, next)
    : isTitleAfter(line, span);
  return isHeader ? [span] : [];
}

/** `2014 Intern, Wren, Leeds` */
const isTitleAfter = ({ text, start }: Line, span: DateSpan): boolean =>
  span.start === start && beginsWithTitle(text.slice(span.end - start));

/** `2016` alone above `Design Intern`. */
const isAboveTitle = (line: Line, span: DateSpan, next: Line | undefined): boolean =>
  span.start === line.start && next !== undefined && titleScore(next.text) >= ENDS_IN_TITLE;

/** `Design Intern (2016)` */
const isDatedTitle = ({ text, start }: Line, span: DateSpan): boolean =>
  text.endsWith(')') && titleScore(text.slice(0, span.start - start)) >= IS_TITLE;

/** True if the date is next to few words or in a cell of its own, not in the middle of a sentence. */
function isDateOfHeader(line: Line, first: DateSpan, spans: readonly DateSpan[]): boolean {
  const left = line.text.slice(0, Math.max(0, first.start - line.start));
  const isDone = isAction(line.text) && !partsOfJob(left).some((part) => titleScore(part) >= ENDS_IN_TITLE);
  if (line.text.length > LONGEST || isDone || (line.isBullet && /^\p{Ll}/u.test(line.text))) return false;
  const right = line.text.slice(Math.max(0, (spans.at(-1) ?? first).end - line.start));
  if (isSaid(line.text, left, right)) return false;
  return isInCell(left, right) || isNearMargin(left, right);
}

const isInCell = (left: string, right: string): boolean => left.endsWith('\t') && right.startsWith('\t');

const isNearMargin = (left: string, right: string): boolean =>
  splitWords(right).length <= 4 || splitWords(left).length <= 2 || isPlace(right.trim());

function isSaid(whole: string, left: string, right: string): boolean {
  const [before, behind] = [splitWords(left).length, splitWords(right).length];
  if (Math.max(before, behind) > MOST_BESIDE_DATE || SAYING.test(left) || SAYING.test(right)) return true;
  return /\p{Ll}\.$/u.test(whole) && before + behind > 5 && !beginsWithTitle(left) && !beginsWithTitle(right);
}

/** `Firmware Developer, Vosges Automatismes, Épinal.` ends like a sentence but is not one. */
function beginsWithTitle(words: string): boolean {
  const [first = '', ...more] = words.split(',');
  return more.length > 0 && titleScore(first) >= ENDS_IN_TITLE;
}
