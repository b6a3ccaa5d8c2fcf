import { Temporal } from 'temporal-polyfill';
import { isoInstant } from './time-zones.ts';

/**
 * The first instant of the day `days` after today in the zone, ISO-8601. If clocks skip midnight that night, the day
 * starts after the jump.
 */
export function startOfDay(now: string, timeZone: string, days: number): string {
  return isoInstant(today(now, timeZone).add({ days }).toZonedDateTime(timeZone).startOfDay().toInstant());
}

/** The first instant of a date `YYYY-MM-DD`, or of the day `days` after it, in the zone. */
export function startOfDate(date: string, timeZone: string, days = 0): string {
  const day = Temporal.PlainDate.from(date).add({ days });
  return isoInstant(day.toZonedDateTime(timeZone).startOfDay().toInstant());
}

/** The Monday 00:00 at or before now in the zone, and the next one, ISO-8601. */
export function weekAround(now: string, timeZone: string): { start: string; end: string } {
  const sinceMonday = today(now, timeZone).dayOfWeek - 1;
  return { start: startOfDay(now, timeZone, -sinceMonday), end: startOfDay(now, timeZone, 7 - sinceMonday) };
}

/** The date `YYYY-MM-DD` in the zone. */
export const dateIn = (now: string, timeZone: string): string => today(now, timeZone).toString();

function today(now: string, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.from(now).toZonedDateTimeISO(timeZone).toPlainDate();
}
