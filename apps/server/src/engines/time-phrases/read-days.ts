import { dateOfDay, toWeekday } from '#engines/scheduling/zone-clock.ts';
import { printDate, printWeekday } from '#engines/wall-time/print-time.ts';
import { DAY_MILLIS } from '#lib/durations.ts';
import { dates, daysBetween, stretch, weekAfter, weekdays, weekdaysIn, type Days } from './days.ts';
import { isTo, isToOrAnd, kindAt, meant, type Found, type Token } from './meaning.ts';
import { readDate } from './read-dates.ts';
import type { Frame } from './reading-frame.ts';

const WEEK_DAYS = 7;
const FRIDAY = 5;

/** The context of days: `isAfterDay` if days come directly before, so that a number may be a time. */
type Around = { frame: Frame; isAfterDay: boolean };

/**
 * Reads 'tue', 'next friday', 'mon-wed', 'weekdays', 'tomorrow', 'next week', 'tue 24 nov', '26-28 nov', 'from wed',
 * 'until 5 dec'. Contradictory days are returned with the problem.
 */
export function readDays(tokens: readonly Token[], at: number, around: Around): Found<Days> | undefined {
  switch (kindAt(tokens, at)) {
    case 'edge':
      return readEdge(tokens, at, around);
    case 'between': {
      const from = readOne(tokens, at + 1, around);
      return from && readUpTo(tokens, from, around, isToOrAnd);
    }
    default: {
      const days = readOne(tokens, at, around);
      return days && (readUpTo(tokens, days, around) ?? days);
    }
  }
}

function readUpTo(
  tokens: readonly Token[],
  from: Found<Days>,
  around: Around,
  isLink = isTo,
): Found<Days> | undefined {
  if (!isLink(tokens[from.next])) return undefined;
  const to = readOne(tokens, from.next + 1, around);
  const found = to && toRange(from.found, to.found, around.frame);
  return found && { found, next: to.next };
}

function toRange(from: Days, to: Days, frame: Frame): Days | undefined {
  if (from.named && to.named) return toRow(from.named, to.named, frame);
  const start = from.choices[0]?.[0];
  const end = to.choices.flat().find((day) => start !== undefined && day >= start);
  return start === undefined || end === undefined ? undefined : dates(daysBetween(start, end));
}

function toRow([first = 1]: readonly number[], to: readonly number[], frame: Frame): Days {
  const last = to.at(-1) ?? first;
  const length = ((last - first + WEEK_DAYS) % WEEK_DAYS) + 1;
  const row = Array.from({ length }, (_, index) => ((first + index - 1) % WEEK_DAYS) + 1);
  // 'Monday to Friday' means working days.
  return weekdays(row, first === 1 && last === FRIDAY, frame);
}

/** 'from wed', 'after tomorrow', 'before friday', 'until 5 dec'; 'from wed to fri' is a range. */
function readEdge(tokens: readonly Token[], at: number, around: Around): Found<Days> | undefined {
  const one = readOne(tokens, at + 1, around);
  const how = meant(tokens[at], 'edge')?.how;
  if (!one || !how) return undefined;
  const range = how === 'from' ? readUpTo(tokens, one, around) : undefined;
  if (range) return range;
  const read = inWeek(tokens, one, around.frame);
  const goesOn = kindAt(tokens, read.next) === 'onwards';
  return { found: stretch(daysAround(how, read.found, around.frame)), next: read.next + Number(goesOn) };
}

function daysAround(
  how: 'from' | 'after' | 'before' | 'until',
  { choices }: Days,
  { first, last }: Frame,
): number[] {
  const [days = []] = choices;
  const [start = first, end = last] = [days[0], days.at(-1)];
  switch (how) {
    case 'from':
      return daysBetween(start, last);
    case 'after':
      return daysBetween(end + 1, last);
    case 'before':
      return daysBetween(first, start - 1);
    case 'until':
      return daysBetween(first, end);
  }
}

/** 'from wed next week' */
function inWeek(tokens: readonly Token[], read: Found<Days>, frame: Frame): Found<Days> {
  const week = meant(tokens[read.next], 'week');
  if (!week || !read.found.named) return read;
  return { found: weekdaysIn(weekAfter(week.offset, frame), read.found.named), next: read.next + 1 };
}

function readOne(tokens: readonly Token[], at: number, around: Around): Found<Days> | undefined {
  const { frame } = around;
  const day = meant(tokens[at], 'day');
  if (day) return { found: dates([frame.today + day.offset]), next: at + 1 };
  const week = meant(tokens[at], 'week');
  if (week) return { found: weekAfter(week.offset, frame), next: at + 1 };
  return readDateWithWeekday(tokens, at, around) ?? readWeekday(tokens, at, frame);
}

/** '26 nov', and a weekday after it: '26 nov (thu)'. */
function readDateWithWeekday(
  tokens: readonly Token[],
  at: number,
  { frame, isAfterDay }: Around,
): Found<Days> | undefined {
  const weekdayAfter = oneWeekday(tokens[at + 1]) ?? oneWeekday(tokens[at + 2]);
  const date = readDate(tokens, at, { frame, isSingle: isAfterDay, weekday: weekdayAfter });
  if (!date) return undefined;
  const [day = 0, more] = date.found;
  const behind = afterComma(tokens, date.next);
  const weekday = more === undefined ? oneWeekday(tokens[behind]) : undefined;
  if (weekday === toWeekday(day)) return { found: dates(date.found), next: behind + 1 };
  // The weekday may belong to another date after it.
  const isAnother = behind > date.next || readDate(tokens, behind + 1, { frame }) !== undefined;
  if (weekday === undefined || isAnother) return { found: dates(date.found), next: date.next };
  return { found: disagreeing(day), next: behind + 1 };
}

/** 'tue', 'next tue', 'every tue', and with its date: 'tue 24', 'Tuesday, 24 November'. */
function readWeekday(tokens: readonly Token[], at: number, frame: Frame): Found<Days> | undefined {
  let next = at;
  while (kindAt(tokens, next) === 'which') next += 1;
  const which = tokens.slice(at, next).flatMap((token) => meant(token, 'which') ?? []);
  const weekday = meant(tokens[next], 'weekday');
  if (!weekday) return undefined;
  const week = which.find((one) => one.week !== undefined)?.week;
  if (week !== undefined) return { found: weekdaysIn(weekAfter(week, frame), weekday.days), next: next + 1 };
  const isEach = weekday.each ?? which.some(({ each }) => each);
  const found = weekdays(weekday.days, isEach, frame);
  return readDateAfter(tokens, next + 1, found, frame) ?? { found, next: next + 1 };
}

function readDateAfter(
  tokens: readonly Token[],
  at: number,
  { named: [weekday, more] = [], all }: Days,
  frame: Frame,
): Found<Days> | undefined {
  if (weekday === undefined || more !== undefined) return undefined;
  const behind = afterComma(tokens, at);
  const date = readDate(tokens, behind, { frame, weekday, isSingle: true });
  if (!date) return readNumberAfter(tokens, at, all);
  const [day = 0] = date.found;
  if (toWeekday(day) === weekday) return { found: dates([day]), next: date.next };
  return behind === at ? { found: disagreeing(day), next: date.next } : undefined;
}

/** 'tue 24' is a date if the 24th is a Tuesday, and no word after it makes it a time. */
function readNumberAfter(
  tokens: readonly Token[],
  at: number,
  all: readonly number[],
): Found<Days> | undefined {
  const number = meant(tokens[at], 'number');
  if (!number || ['half', 'oclock', 'to', 'onwards'].includes(kindAt(tokens, at + 1))) return undefined;
  const day = all.find((one) => new Date(one * DAY_MILLIS).getUTCDate() === number.value);
  return day === undefined ? undefined : { found: dates([day]), next: at + 1 };
}

function oneWeekday(token: Token | undefined): number | undefined {
  const [day, more] = meant(token, 'weekday')?.days ?? [];
  return more === undefined ? day : undefined;
}

const afterComma = (tokens: readonly Token[], at: number): number =>
  meant(tokens[at], 'join')?.how === 'comma' ? at + 1 : at;

function disagreeing(day: number): Days {
  const date = dateOfDay(day);
  return { ...dates([day]), problem: `${printDate(date)} is a ${printWeekday(date)}` };
}
