import type { Holiday } from '@slotwise/contract/availability/holidays.schema';
import type ICAL from 'ical.js';
import { DAY_MILLIS } from '#lib/durations.ts';
import { occurrencesIn, type Occurrence } from '../calendar-files/event-spans.ts';
import { fileClocks, type FileClocks } from '../calendar-files/file-clocks.ts';
import { toDateText } from '../calendar-files/file-time.ts';
import { listComponents, parseCalendar, readText } from '../calendar-files/parse-calendar.ts';
import { readStrangersFile, UnreadableCalendar } from '../calendar-files/unreadable-calendar.ts';
import { oneForEachDay } from './one-for-each-day.ts';

/** The most days that one calendar of holidays may name. */
export const MOST_HOLIDAYS = 1000;
const MOST_STEPS = 200_000;
/** Public calendars say so of days on which people work all the same, such as Valentine's Day. */
const OBSERVANCE = /^observance\b/i;

export type HolidayFileQuestion = {
  /** The text of an iCalendar file (RFC 5545). */
  ics: string;
  /** The organization's IANA zone, on whose clocks times without a zone of their own fall on a day. */
  timeZone: string;
  /** The first and the last year whose days are wanted. */
  fromYear: number;
  toYear: number;
};

export type HolidayFile = { name: string; holidays: Holiday[] };

/**
 * The days on which a calendar has something, ascending, each once with all of its names, and what the calendar is
 * called. An event over several days counts for each of them. Throws UnreadableCalendar with what to do for a text that
 * is no calendar, names no day of these years or too many.
 */
export const readHolidayFile = (question: HolidayFileQuestion): HolidayFile =>
  readStrangersFile(() => holidaysIn(question));

function holidaysIn({ ics, timeZone, fromYear, toYear }: HolidayFileQuestion): HolidayFile {
  const calendars = parseCalendar(ics);
  const clocks = fileClocks(calendars, timeZone);
  // A day begins on earlier or later clocks than those of UTC; what is outside of the years is cut off below.
  const horizon = { start: Date.UTC(fromYear, 0, 0), end: Date.UTC(toYear + 1, 0, 2) };
  const first = `${fromYear}-01-01`;
  const last = `${toYear}-12-31`;
  const days: Holiday[] = [];
  const work = { left: MOST_STEPS };
  for (const occurrence of occurrencesIn(listComponents(calendars, 'vevent'), clocks, horizon, work)) {
    const { component, isCancelled } = occurrence.event;
    if (isCancelled || OBSERVANCE.test(readText(component, 'description'))) continue;
    for (const date of listDates(occurrence, clocks)) {
      if (date >= first && date <= last) days.push({ date, name: readName(component) });
    }
    if (days.length > 2 * MOST_HOLIDAYS) throw tooMany();
  }
  const holidays = oneForEachDay(days);
  if (holidays.length > MOST_HOLIDAYS) throw tooMany();
  if (holidays.length === 0) throw noDays(fromYear, toYear);
  const name = readText(calendars[0] as ICAL.Component, 'x-wr-calname').slice(0, 100);
  return { name, holidays };
}

const readName = (component: ICAL.Component): string =>
  readText(component, 'summary').slice(0, 100) || 'Holiday';

/** The longest event whose days are still listed one by one. */
const MOST_DAYS_EACH = MOST_HOLIDAYS + 1;

function listDates({ at, span }: Occurrence, clocks: FileClocks): string[] {
  // An event in UTC is a moment in the day of the people who read it.
  const clock = at.clock === clocks.utc ? clocks.own : at.clock;
  const first = toDateText(clock.wallAt(span.start));
  const last = toDateText(clock.wallAt(Math.max(span.start, span.end - 1)));
  const dates: string[] = [];
  for (let day = Date.parse(first); day <= Date.parse(last); day += DAY_MILLIS) {
    dates.push(new Date(day).toISOString().slice(0, 10));
    if (dates.length > MOST_DAYS_EACH) throw tooMany();
  }
  return dates;
}

const tooMany = (): UnreadableCalendar =>
  new UnreadableCalendar(
    `This calendar names more than ${MOST_HOLIDAYS} days.`,
    'Choose a file that holds holidays alone.',
  );

const noDays = (fromYear: number, toYear: number): UnreadableCalendar =>
  new UnreadableCalendar(
    `This calendar names no day from ${fromYear} to ${toYear}.`,
    'Choose a file with the holidays of these years.',
  );
