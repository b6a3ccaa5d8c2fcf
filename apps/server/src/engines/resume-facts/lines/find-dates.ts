import type { Stretch } from '../../resume-texts/text/resume-text.ts';
import { MONTH_NAMES, findMonth } from '../lexicon/month-words.ts';

/** A date as written in resumes. Without a month it is only a year. `isNow` is 'present' and its equivalents. */
export type DatePoint = Stretch & { year?: number; month?: number; day?: number; isNow?: boolean };

/** From one date to another. A single date has no `to` and is not a range. */
export type DateSpan = Stretch & { from: DatePoint; to?: DatePoint };

const YEAR = String.raw`(?:19[5-9]\d|20[0-4]\d)`;
const NOW = [
  'present|presently|current|currently|now|today|date|ongoing|tilldate|continuing|heute|aktuell',
  "aujourd[’']hui|présent|actuel|actualidad|actual|presente|atual|atualmente|momento|oggi|attuale|heden|nu",
].join('|');
/** `12th of March, 2019`, `12 de marzo de 2019`, `Mar '19`. Two digits are a year only after punctuation, and if no time or amount continues. */
const DAY_BEFORE = String.raw`(?:(?<day>\d{1,2})(?:st|nd|rd|th)?[\s.,/-]{0,3}(?:(?:of|de)\s)?)?`;
const DAY_BEHIND = String.raw`(?:(?<dayAfterWord>\d{1,2})(?:st|nd|rd|th)?,?\s{1,2})?`;
const SHORT_YEAR = String.raw`(?<=['’‘´\s/_-])\d{2}(?![\d:/%+.X]|\s?(?:years|days))`;
const MONTH_AND_YEAR = String.raw`(?<![\p{L}\d])${DAY_BEFORE}(?<month>${MONTH_NAMES})(?![\p{L}])\.?(?:\sdel?\s|[\s,.'’‘´/_-]{0,3})${DAY_BEHIND}(?<monthYear>${YEAR}|${SHORT_YEAR})`;
/** Not in the middle of a number, unless that is the year of another date: `04.2015-09.2020`. */
const BEGINS = String.raw`(?:(?<![\d/.-])|(?<=${YEAR}-))`;
/** `12/03/2019`: the middle number is the month, if it can be one. */
const ALL_NUMBERS = String.raw`${BEGINS}(?<firstNumber>\d{1,2})[/.-](?<middle>\d{1,2})[/.-](?<fullYear>${YEAR})(?!\d)`;
/** `03/2019` and `2019/03`. */
const MONTH_IN_NUMBERS = String.raw`${BEGINS}(?<numberMonth>0?[1-9]|1[0-2])\s?[/.\u2215-]\s?(?<numberYear>${YEAR})(?![\d])`;
/** `2019-05`, but only next to another such date or 'present', since `2011-12` is usually two years. */
const ISO = String.raw`(?<![\d/.-])(?<isoYear>${YEAR})-(?<isoMonth>0[1-9]|1[0-2])(?![\d-])(?:(?=\s?(?:[-–—/]|\.{2,3}|to)\s{0,2}(?:${YEAR}-[01]\d(?![\d-])|(?:${NOW})(?!\p{L})))|(?<=(?:${YEAR}-[01]\d)\s{0,2}(?:[-–—/]|\.{2,3}|to)\s{0,2}${YEAR}-[01]\d))`;
const YEAR_FIRST = String.raw`(?<![\d/.$-])(?<firstYear>${YEAR})\s?[/.]\s?(?<lastMonth>0?[1-9]|1[0-2])(?![\d])`;
const SEASON = String.raw`(?<![\p{L}\d])(?:spring|summer|fall|autumn|winter)[\s,]{1,2}(?:of\s)?(?<seasonYear>${YEAR})`;
const LONE_YEAR = String.raw`(?<![\p{L}\d/.$#])(?<lone>${YEAR})(?![\d/%]|\s?[+]|,\d)`;
/** Tried in this order: the most detailed forms come first. */
const POINT = new RegExp(
  [
    MONTH_AND_YEAR,
    ALL_NUMBERS,
    MONTH_IN_NUMBERS,
    ISO,
    YEAR_FIRST,
    SEASON,
    LONE_YEAR,
    String.raw`(?<![\p{L}\d])(?<now>${NOW})(?![\p{L}\d])`,
  ].join('|'),
  'giu',
);
/** Separators between the ends of a range. */
const BETWEEN_WORDS = [
  String.raw`[-–—−‒―~→⁃‑/]{1,3}|\.{2,3}|…|to|till|til|until|upto|up to|thru|through|and|bis|à|au|al|a|até`,
  'fino a|tot|hasta',
];
const BETWEEN = new RegExp(
  String.raw`^[\s.,)]{0,3}(?:${BETWEEN_WORDS.join('|')})[\s.:(]{0,3}(?:(?:till|until|to|up ?to|the|la|l[’'])[\s.]{0,2}){0,2}$`,
  'iu',
);
const SHORT_END = /^\s?[-–—−/]\s?(\d{2})(?![\d/.-])/u;
const MONTH_ALONE = new RegExp(
  String.raw`(?<![\p{L}\d])(${MONTH_NAMES})\.?\s{0,2}(?:[-–—−]|to)\s{0,2}$`,
  'iu',
);
const FURTHEST_BETWEEN = 24;
const SINCE = /(?:^|[\t|(,–—:-]\s?)(?:since|depuis|seit|desde|dal|sinds)\s$/iu;
/** The longest of these, with punctuation before it. */
const LONGEST_SINCE = 9;
const OPEN_END = /^\s?[-–—](?=\t|\s*$)/u;

/** The dates of a text in order. A word like 'present' counts only after another date. */
export function findDatePoints(text: string): DatePoint[] {
  // A quick pre-check: every date has a digit, and most lines have none.
  if (!/\d/.test(text)) return [];
  const points: DatePoint[] = [];
  for (const match of text.matchAll(POINT)) {
    const point = toPoint(match);
    if (point) points.push(point);
  }
  return points;
}

function toPoint(match: RegExpExecArray): DatePoint | null {
  const { groups = {} } = match;
  const stretch = { start: match.index, end: match.index + match[0].length };
  if (groups['now']) return { ...stretch, isNow: true };
  const year = first(groups, [
    'monthYear',
    'fullYear',
    'numberYear',
    'isoYear',
    'firstYear',
    'lone',
    'seasonYear',
  ]);
  const number = first(groups, ['middle', 'numberMonth', 'isoMonth', 'lastMonth']);
  const month = groups['month'] ? findMonth(groups['month']) : number && Number(number);
  const day = Number(first(groups, ['day', 'dayAfterWord', 'firstNumber']));
  return {
    ...stretch,
    year: wholeYear(Number(year)),
    ...(month && month <= 12 ? { month } : {}),
    ...(day >= 1 && day <= 31 ? { day } : {}),
  };
}

const first = (groups: Record<string, string | undefined>, names: readonly string[]): string | undefined =>
  names.map((name) => groups[name]).find((value) => value !== undefined);

/** Two-digit years from 50 up are in the past century. */
const wholeYear = (year: number): number => (year >= 100 ? year : year + (year < 50 ? 2000 : 1900));

/** The ranges of a text, and its other single dates. */
export function findDateSpans(text: string): DateSpan[] {
  const points = findDatePoints(text);
  const spans: DateSpan[] = [];
  for (let at = 0; at < points.length; at += 1) {
    const from = points[at];
    if (!from || from.isNow) continue;
    const next = points[at + 1];
    if (next && areJoined(text, from, next)) {
      spans.push({ from, to: next, start: from.start, end: next.end });
      at += 1;
    } else
      spans.push(
        shortRange(text, from) ??
          monthsOfOneYear(text, from) ??
          openRange(text, from) ?? { from, start: from.start, end: from.end },
      );
  }
  return spans;
}

function areJoined(text: string, from: DatePoint, to: DatePoint): boolean {
  const gap = to.start - from.end;
  if (gap > FURTHEST_BETWEEN) return false;
  if (BETWEEN.test(text.slice(from.end, to.start))) return isInOrder(from, to);
  // Some fonts lose the dash between two months, and tables have one column for each.
  const isDashLost = from.month !== undefined && (to.isNow === true || to.month !== undefined);
  return isDashLost && /^(?: {1,3}|\t)$/.test(text.slice(from.end, to.start)) && isInOrder(from, to);
}

function isInOrder(from: DatePoint, to: DatePoint): boolean {
  if (to.isNow) return true;
  return (from.year ?? 0) * 12 + (from.month ?? 0) <= (to.year ?? 0) * 12 + (to.month ?? 12);
}

/** `2014-18`. */
function shortRange(text: string, from: DatePoint): DateSpan | null {
  if (from.month !== undefined || from.year === undefined) return null;
  const match = SHORT_END.exec(text.slice(from.end, from.end + 6));
  if (!match?.[1]) return null;
  const year = wholeYear(Number(match[1]));
  if (year < from.year || year > from.year + 15) return null;
  const end = from.end + match[0].length;
  return { from, to: { year, start: end - 2, end }, start: from.start, end };
}

/** `Since 2021` at the start, and `2019 –` at the end of a cell, are open ranges. */
function openRange(text: string, from: DatePoint): DateSpan | null {
  const isSince = SINCE.test(text.slice(Math.max(0, from.start - LONGEST_SINCE), from.start));
  const dash = OPEN_END.exec(text.slice(from.end, from.end + FURTHEST_BETWEEN))?.[0].length;
  if (!isSince && dash === undefined) return null;
  const end = from.end + (dash ?? 0);
  return { from, to: { start: end, end, isNow: true }, start: from.start, end };
}

/** `May – August 2019`: the first month has no year of its own. */
function monthsOfOneYear(text: string, to: DatePoint): DateSpan | null {
  if (to.month === undefined || to.year === undefined) return null;
  const before = text.slice(Math.max(0, to.start - FURTHEST_BETWEEN), to.start);
  const match = MONTH_ALONE.exec(before);
  const month = match?.[1] ? findMonth(match[1]) : undefined;
  if (!match || !month || month > to.month) return null;
  const start = to.start - match[0].length;
  return {
    from: { year: to.year, month, start, end: start + (match[1] ?? '').length },
    to,
    start,
    end: to.end,
  };
}

/** The same span, shifted by this many characters. */
export const movedSpan = (span: DateSpan, by: number): DateSpan => ({
  ...span,
  from: { ...span.from, start: span.from.start + by, end: span.from.end + by },
  ...(span.to ? { to: { ...span.to, start: span.to.start + by, end: span.to.end + by } } : {}),
  start: span.start + by,
  end: span.end + by,
});

/** True if a line has a date range. */
export const hasDateRange = (text: string): boolean => findDateSpans(text).some(({ to }) => to !== undefined);
