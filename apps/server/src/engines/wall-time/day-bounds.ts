import { Temporal } from 'temporal-polyfill';
import { isoInstant } from './time-zones.ts';

/**
 * The first instant of the day that lies `days` after today on the clocks of the zone, ISO-8601. Where clocks skip
 * midnight that night, the day starts when they have jumped.
 */
export function startOfDay(now: string, timeZone: string, days: number): string {
  return isoInstant(today(now, timeZone).add({ days }).toZonedDateTime(timeZone).startOfDay().toInstant());
}

/** The first instant of a date `YYYY-MM-DD`, or of the day that lies `days` after it, on the clocks of the zone. */
export function startOfDate(date: string, timeZone: string, days = 0): string {
  const day = Temporal.PlainDate.from(date).add({ days });
  return isoInstant(day.toZonedDateTime(timeZone).startOfDay().toInstant());
}

/** The Monday 00:00 at or before now on the clocks of the zone, and the one after it, ISO-8601. */
export function weekAround(now: string, timeZone: string): { start: string; end: string } {
  const sinceMonday = today(now, timeZone).dayOfWeek - 1;
  return { start: startOfDay(now, timeZone, -sinceMonday), end: startOfDay(now, timeZone, 7 - sinceMonday) };
}

/** The date `YYYY-MM-DD` that the clocks of the zone show. */
export const dateIn = (now: string, timeZone: string): string => today(now, timeZone).toString();

function today(now: string, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.from(now).toZonedDateTimeISO(timeZone).toPlainDate();
}
