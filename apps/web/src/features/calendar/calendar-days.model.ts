import type { CalendarMeeting } from '@slotwise/contract/bookings/calendar.schema';
import { printClock } from '#lib/dates/wall-time.ts';
import { shiftWall, wallTimeAt } from '#lib/dates/zone-time.ts';
import { getMonday, shiftDate } from '#features/find-a-time/shown-week.model.ts';
import { getDay } from '#ui/availability-grid/grid-times.ts';

/** The dates `YYYY-MM-DD` of all weeks, Monday to Sunday, that contain a day of `date`'s month. */
export function weeksOfMonth(date: string): string[][] {
  const month = date.slice(0, 7);
  const weeks: string[][] = [];
  for (let monday = getMonday(`${month}-01`); monday.slice(0, 7) <= month; monday = shiftDate(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, day) => shiftDate(monday, day)));
  return weeks;
}

/** The same day of another month, or its last day if that month is shorter. */
export function shiftMonth(date: string, months: number): string {
  const count = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const month = `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
  const first = `${month}-01`;
  const later = shiftDate(first, Number(date.slice(8)) - 1);
  return later.startsWith(month) ? later : shiftDate(nextMonth(first), -1);
}

const nextMonth = (first: string): string => `${shiftWall(`${first}T00:00`, 31 * 1440).slice(0, 7)}-01`;

/** From the first day's midnight to the one after the last day, as ISO 8601 instants. */
export function toStretch(first: string, last: string, timeZone: string): { from: string; to: string } {
  const [{ start }, { end }] = [getDay(first, timeZone), getDay(last, timeZone)];
  return { from: new Date(start).toISOString(), to: new Date(end).toISOString() };
}

/** The meetings by the date on which they begin in a zone, in their given order. */
export const byDate = (meetings: CalendarMeeting[], timeZone: string): Map<string, CalendarMeeting[]> =>
  Map.groupBy(meetings, ({ startTime }) => wallTimeAt(Date.parse(startTime), timeZone).slice(0, 10));

/** '15:00' */
export const clockAt = (instant: string, timeZone: string): string =>
  printClock(wallTimeAt(Date.parse(instant), timeZone));
