import { Temporal } from 'temporal-polyfill';
import { MINUTE_MILLIS } from '#lib/durations.ts';
import type { Minute, Span } from './interval-set.ts';

export const DAY_MINUTES = 24 * 60;
export const HOUR_MINUTES = 60;

/**
 * A wall time as one number: the minutes since 1970-01-01T00:00 on the clock itself. Its whole days are the date, the
 * rest is the time of day.
 */
export type WallMinute = number;

/** A span without a clock change in a zone. `offset` is the wall minute minus the moment. */
type Steady = Span & { readonly offset: number };

/**
 * The clock of an IANA zone over some time, as steady spans between its changes, in order. A skipped wall time has no
 * moment and a repeated one has two, without special handling: each moment has the wall time that the clock shows.
 */
export type ZoneClock = { readonly timeZone: string; readonly steady: readonly Steady[] };

/**
 * Reads the clock of a zone from the runtime's zone data. Its offsets are whole minutes from 1972 on, when Liberia was
 * the last to give up UTC-00:44:30.
 */
export function readClock(timeZone: string, { start, end }: Span): ZoneClock {
  const steady: Steady[] = [];
  let at = momentIn(timeZone, start);
  for (let from = start; from < end;) {
    const change = at.getTimeZoneTransition('next');
    const until = Math.min(end, change ? change.epochMilliseconds / MINUTE_MILLIS : Infinity);
    steady.push({ start: from, end: until, offset: at.offsetNanoseconds / 60e9 });
    from = until;
    at = change ?? at;
  }
  return { timeZone, steady };
}

function momentIn(timeZone: string, moment: Minute): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment * MINUTE_MILLIS).toZonedDateTimeISO(timeZone);
}

/** The moments at which the clock shows a wall time from `start` to before `end`, in order. */
export function findMoments(clock: ZoneClock, start: WallMinute, end: WallMinute): Span[] {
  const moments: Span[] = [];
  for (const steady of clock.steady) {
    const from = Math.max(steady.start, start - steady.offset);
    const to = Math.min(steady.end, end - steady.offset);
    if (from < to) moments.push({ start: from, end: to });
  }
  return moments;
}

/** The wall time at a moment. Outside what was read, the nearest known offset is used. */
export function wallMinute(clock: ZoneClock, moment: Minute): WallMinute {
  return moment + steadyAt(clock, moment).offset;
}

/** The steady span that contains a moment, or the nearest one. */
export function steadyAt({ steady }: ZoneClock, moment: Minute): Steady {
  const found = steady.find(({ end }) => moment < end) ?? steady.at(-1);
  if (!found) throw new Error('A clock that was read for no time shows none.');
  return found;
}

/** The days, counted since 1970-01-01, whose date the clock shows during the span, each once. */
export function daysTouched(clock: ZoneClock, span: Span): number[] {
  const days = new Set<number>();
  for (const { start, end, offset } of clock.steady) {
    const from = Math.max(start, span.start);
    const to = Math.min(end, span.end);
    if (from >= to) continue;
    for (let day = toDay(from + offset); day <= toDay(to - 1 + offset); day += 1) days.add(day);
  }
  return [...days];
}

/** The day of a wall minute, counted since 1970-01-01. */
export const toDay = (wall: WallMinute): number => Math.floor(wall / DAY_MINUTES);

/** 1 for Monday to 7 for Sunday (ISO 8601); 1970-01-01 was a Thursday. */
export const toWeekday = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1;

/** Monday-to-Sunday weeks, numbered. */
export const toWeek = (day: number): number => Math.floor((day + 3) / 7);

/** The Monday of a week numbered by `toWeek`, as a day. */
export const toMonday = (week: number): number => week * 7 - 3;

/** `2026-11-26` as days since 1970-01-01. */
export const dayOfDate = (date: string): number =>
  Date.parse(`${date}T00:00Z`) / (DAY_MINUTES * MINUTE_MILLIS);

const dates = new Map<number, string>();

/** Days since 1970-01-01 as `2026-11-26`. Cached, since there are few dates. */
export function dateOfDay(day: number): string {
  const known = dates.get(day);
  if (known !== undefined) return known;
  const date = new Date(day * DAY_MINUTES * MINUTE_MILLIS).toISOString().slice(0, 10);
  dates.set(day, date);
  return date;
}

/** '09:30' in minutes of the day; '24:00' is its end. */
export const minutesOfClock = (clock: string): number =>
  Number(clock.slice(0, 2)) * HOUR_MINUTES + Number(clock.slice(3, 5));

/** A wall minute as `YYYY-MM-DDTHH:mm`. */
export function wallText(wall: WallMinute): string {
  const day = toDay(wall);
  return `${dateOfDay(day)}T${clockText(wall - day * DAY_MINUTES)}`;
}

/** A moment as ISO 8601 in UTC with milliseconds. */
export const isoText = (moment: Minute): string => `${wallText(moment)}:00.000Z`;

/** A span as sent. */
export const drawSpan = ({ start, end }: Span): { startTime: string; endTime: string } => ({
  startTime: isoText(start),
  endTime: isoText(end),
});

const twoDigits = (value: number): string => (value < 10 ? `0${value}` : `${value}`);

/** Minutes of the day as `HH:mm`. */
function clockText(minutes: number): string {
  return `${twoDigits(Math.floor(minutes / HOUR_MINUTES))}:${twoDigits(minutes % HOUR_MINUTES)}`;
}
