import { toWeekday } from '#engines/scheduling/zone-clock.ts';
import { DAY_MILLIS } from '#lib/durations.ts';
import { daysBetween } from './days.ts';
import { kindAt, meant, type Found, type Token } from './meaning.ts';
import type { Frame } from './reading-frame.ts';

/** The context of a date. */
type Around = {
  frame: Frame;
  /** The weekday next to it, which decides if the day or the month comes first. */
  weekday?: number | undefined;
  /** Only a single date; otherwise also '26 and 27 nov' and '26-28 nov'. */
  isSingle?: boolean;
};

const HALF_YEAR_DAYS = 183;
/** Within this many days every day number occurs. */
const TWO_MONTHS = 62;

/** Reads '26 nov', 'nov 26th', '26-28 nov', '26/11', '26.11.', '2026-11-26' and 'the 26th' as days. */
export function readDate(tokens: readonly Token[], at: number, around: Around): Found<number[]> | undefined {
  const days = readNumbers(tokens, at, around);
  if (days) return { found: [days], next: at + 1 };
  return (
    readDayAndMonth(tokens, at, around) ??
    readMonthAndDay(tokens, at, around) ??
    readOrdinal(tokens, at, around)
  );
}

/**
 * '26/11' and '2026-11-26': the reading that matches the weekday (of two, the one in the requested days), else the
 * first that is a date.
 */
function readNumbers(tokens: readonly Token[], at: number, { frame, weekday }: Around): number | undefined {
  const date = meant(tokens[at], 'date');
  if (!date) return undefined;
  const [one = 0, two = 0, three] = date.numbers;
  if (date.mark === 'iso') return dayIn(one, two, three ?? 0);
  const dayFirst = toDay(one, two, three, frame);
  const monthFirst = date.mark === '.' ? undefined : toDay(two, one, three, frame);
  const readings = frame.isMonthFirst ? [monthFirst, dayFirst] : [dayFirst, monthFirst];
  const found = readings.filter((day) => day !== undefined);
  const agreed = found.filter((day) => toWeekday(day) === weekday);
  return agreed.find((day) => day >= frame.first && day <= frame.last) ?? agreed[0] ?? found[0];
}

function readDayAndMonth(tokens: readonly Token[], at: number, around: Around): Found<number[]> | undefined {
  const list = readDayNumbers(tokens, at, around.isSingle);
  if (!list) return undefined;
  // '26. November' is German style.
  const isDotted = tokens[list.next]?.text === '.' && meant(tokens[list.next + 1], 'month');
  const monthAt = isDotted ? list.next + 1 : list.next;
  const month = meant(tokens[monthAt], 'month');
  return month && toDates(list.found, month.month, readYear(tokens, monthAt + 1), around.frame);
}

function readMonthAndDay(tokens: readonly Token[], at: number, around: Around): Found<number[]> | undefined {
  const month = meant(tokens[at], 'month');
  const list =
    month && readDayNumbers(tokens, tokens[at + 1]?.text === '.' ? at + 2 : at + 1, around.isSingle);
  return list && toDates(list.found, month.month, readYear(tokens, list.next), around.frame);
}

function readOrdinal(tokens: readonly Token[], at: number, { frame }: Around): Found<number[]> | undefined {
  const ordinal = meant(tokens[at], 'ordinal');
  const isNamed = (day: number) => new Date(day * DAY_MILLIS).getUTCDate() === ordinal?.value;
  const day = ordinal && daysBetween(frame.today, frame.today + TWO_MONTHS).find(isNamed);
  return day === undefined ? undefined : { found: [day], next: at + 1 };
}

/** '26', '26 and 27', '26, 27 or 28' and '26-28', ascending, without what may be a time of day. */
function readDayNumbers(tokens: readonly Token[], at: number, isSingle = false): Found<number[]> | undefined {
  const first = dayNumber(tokens[at]);
  if (first === undefined) return undefined;
  const until = meant(tokens[at + 1], 'to') && dayAlone(tokens, at + 2, first);
  if (until) return { found: daysBetween(first, until), next: at + 3 };
  const found = [first];
  let next = at + 1;
  while (!isSingle && meant(tokens[next], 'join')) {
    const more = dayAlone(tokens, next + 1, found.at(-1) ?? 0);
    if (more === undefined) break;
    found.push(more);
    next += 2;
  }
  return { found, next };
}

function dayNumber(token: Token | undefined): number | undefined {
  const number = meant(token, 'number');
  const value = meant(token, 'ordinal')?.value ?? (number && number.digits <= 2 ? number.value : 0);
  return value >= 1 && value <= 31 ? value : undefined;
}

/** A later day, unless a word after it makes it a time. */
function dayAlone(tokens: readonly Token[], at: number, after: number): number | undefined {
  const number = dayNumber(tokens[at]);
  const isTime = ['half', 'oclock', 'to', 'onwards'].includes(kindAt(tokens, at + 1));
  return number === undefined || number <= after || isTime ? undefined : number;
}

function readYear(tokens: readonly Token[], at: number): Found<number | undefined> {
  const start = meant(tokens[at], 'join')?.how === 'comma' ? at + 1 : at;
  const year = meant(tokens[start], 'number');
  const isYear = year?.digits === 4 && Math.floor(year.value / 100) === 20;
  return isYear ? { found: year.value, next: start + 1 } : { found: undefined, next: at };
}

function toDates(
  numbers: readonly number[],
  month: number,
  year: Found<number | undefined>,
  frame: Frame,
): Found<number[]> | undefined {
  const found = numbers
    .map((number) => toDay(number, month, year.found, frame))
    .filter((day) => day !== undefined);
  return found.length === numbers.length ? { found, next: year.next } : undefined;
}

/** Without a year, the date in this year, or in the next if it is long past. */
function toDay(
  number: number,
  month: number,
  year: number | undefined,
  { today }: Frame,
): number | undefined {
  if (year !== undefined) return dayIn(year < 100 ? year + 2000 : year, month, number);
  const thisYear = new Date(today * DAY_MILLIS).getUTCFullYear();
  const day = dayIn(thisYear, month, number);
  const isLongOver = day === undefined || day < today - HALF_YEAR_DAYS;
  return isLongOver ? dayIn(thisYear + 1, month, number) : day;
}

function dayIn(year: number, month: number, number: number): number | undefined {
  const date = new Date(Date.UTC(year, month - 1, number));
  const isDate = date.getUTCMonth() === month - 1 && date.getUTCDate() === number;
  return isDate ? date.getTime() / DAY_MILLIS : undefined;
}
