import { shiftWall, wallTimeAt, toWeekday } from '#lib/dates/zone-time.ts';
import { getDay, type GridDay, type Span } from '#ui/availability-grid/grid-times.ts';

/** Weeks are named by the date of their Monday, `YYYY-MM-DD`. */

export const shiftDate = (date: string, days: number): string =>
  shiftWall(`${date}T00:00`, days * 1440).slice(0, 10);

export const getMonday = (date: string): string => shiftDate(date, 1 - toWeekday(date));

export const dateAt = (instant: number, timeZone: string): string =>
  wallTimeAt(instant, timeZone).slice(0, 10);

const THURSDAY = 4;

/** The week to show first: that of the chosen time, else this one, or from Friday on the next. */
export function firstWeek(chosen: number | null, now: number, timeZone: string): string {
  if (chosen !== null && chosen > now) return getMonday(dateAt(chosen, timeZone));
  const today = dateAt(now, timeZone);
  return toWeekday(today) > THURSDAY ? shiftDate(getMonday(today), 7) : getMonday(today);
}

/** The remaining days of a week, first and last; null once it is over. */
export function askedDays(
  monday: string,
  now: number,
  timeZone: string,
): { from: string; to: string } | null {
  const today = dateAt(now, timeZone);
  const sunday = shiftDate(monday, 6);
  if (sunday < today) return null;
  return { from: today > monday ? today : monday, to: sunday };
}

/** The days of a week that are drawn: weekends only if something is on them. */
export function drawnDays(monday: string, timeZone: string, inUse: Span[]): GridDay[] {
  const days = [0, 1, 2, 3, 4, 5, 6].map((n) => getDay(shiftDate(monday, n), timeZone));
  const isUsed = (day: GridDay) => inUse.some(({ start, end }) => end > day.start && start < day.end);
  return days.filter((day, n) => n < 5 || isUsed(day));
}
