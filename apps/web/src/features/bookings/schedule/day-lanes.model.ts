import type { WeeklyRange } from '@slotwise/contract/panelists/panelists.schema';
import { instantOfWall, shiftWall, wallTimeAt, weekdayOf } from '#lib/zone-time.ts';

/** Instants in milliseconds. */
export type Stretch = { start: number; end: number };

/** One day of a zone from midnight to midnight: 23 or 25 hours long where clocks change. */
export function dayOf(date: string, timeZone: string): Stretch {
  const midnight = `${date}T00:00`;
  return {
    start: instantOfWall(midnight, timeZone).instant,
    end: instantOfWall(shiftWall(midnight, 1440), timeZone).instant,
  };
}

/** `24:00` is midnight of the following day. */
const endWall = (date: string, clock: string) =>
  clock === '24:00' ? shiftWall(`${date}T00:00`, 1440) : `${date}T${clock}`;

/** A person's weekly hours as stretches of one day that may belong to another zone than theirs. */
export function hoursOfDay(weeklyHours: WeeklyRange[], timeZone: string, day: Stretch): Stretch[] {
  const noon = `${wallTimeAt(day.start, timeZone).slice(0, 10)}T12:00`;
  const dates = [-1, 0, 1, 2].map((days) => shiftWall(noon, days * 1440).slice(0, 10));
  return dates
    .flatMap((date) =>
      weeklyHours
        .filter((range) => range.day === weekdayOf(date))
        .map((range) => ({
          start: instantOfWall(`${date}T${range.start}`, timeZone).instant,
          end: instantOfWall(endWall(date, range.end), timeZone).instant,
        })),
    )
    .map(({ start, end }) => ({ start: Math.max(start, day.start), end: Math.min(end, day.end) }))
    .filter(({ start, end }) => start < end)
    .toSorted((a, b) => a.start - b.start);
}

/** Of an hour, in milliseconds. */
export const HOUR_MS = 3_600_000;

/** The part of a day worth drawing: one hour around everything in it, whole hours, at least eight of them. */
export function windowOf(day: Stretch, stretches: Stretch[]): Stretch {
  const starts = stretches.map(({ start }) => start);
  const ends = stretches.map(({ end }) => end);
  const earliest = Math.min(day.start + 9 * HOUR_MS, ...starts);
  const latest = Math.max(day.start + 17 * HOUR_MS, ...ends);
  const whole = (instant: number, round: (hours: number) => number) =>
    day.start + round((instant - day.start) / HOUR_MS) * HOUR_MS;
  return {
    start: Math.max(day.start, whole(earliest, Math.floor) - HOUR_MS),
    end: Math.min(day.end, whole(latest, Math.ceil) + HOUR_MS),
  };
}

/** Where a stretch stands in a window, in percent of its width. */
export function placeIn(window: Stretch, { start, end }: Stretch) {
  const width = window.end - window.start;
  const from = Math.max(start, window.start);
  const to = Math.min(end, window.end);
  return { left: (100 * (from - window.start)) / width, width: Math.max(0, (100 * (to - from)) / width) };
}
