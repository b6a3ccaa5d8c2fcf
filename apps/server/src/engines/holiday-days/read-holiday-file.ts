import type { Holiday } from '@slotwise/contract/availability/holidays.schema';
import type ICAL from 'ical.js';
import { DAY_MILLIS } from '#lib/durations.ts';
import { occurrencesIn, type Occurrence } from '../calendar-files/event-spans.ts';
import { fileClocks, type FileClocks } from '../calendar-files/file-clocks.ts';
import { toDateText } from '../calendar-files/file-time.ts';
import { listComponents, parseCalendar, readText } from '../calendar-files/parse-calendar.ts';
import { readStrangersFile, UnreadableCalendar } from '../calendar-files/unreadable-calendar.ts';
import { oneForEachDay } from './one-for-each-day.ts';

/** The most days in one holiday calendar. */
export const MOST_HOLIDAYS = 1000;
const MOST_STEPS = 200_000;
/** How public calendars mark days on which people still work, such as Valentine's Day. */
const OBSERVANCE = /^observance\b/i;

export type HolidayFileQuestion = {
  /** The text of an iCalendar file (RFC 5545). */
  ics: string;
  /** The organization's IANA zone, which decides the day of times without a zone. */
  timeZone: string;
  /** The first and the last year to list. */
  fromYear: number;
  toYear: number;
};

export type HolidayFile = { name: string; holidays: Holiday[] };

/**
 * The days with an event, ascending, each once with all of its names, and the calendar's name. An event over several
 * days counts for each of them. Throws UnreadableCalendar, with advice, for a text that is not a calendar, or has no
 * days in these years or too many.
 */
export const readHolidayFile = (question: HolidayFileQuestion): HolidayFile =>
  readStrangersFile(() => holidaysIn(question));

function holidaysIn({ ics, timeZone, fromYear, toYear }: HolidayFileQuestion): HolidayFile {
  const calendars = parseCalendar(ics);
  const clocks = fileClocks(calendars, timeZone);
  // A day may begin earlier or later than in UTC; days outside the years are cut off below.
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

/** The longest event to list day by day. */
const MOST_DAYS_EACH = MOST_HOLIDAYS + 1;

function listDates({ at, span }: Occurrence, clocks: FileClocks): string[] {
  // An event in UTC is an instant, which falls on a day in the reader's zone.
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
