import { Temporal } from 'temporal-polyfill';
import { MINUTE_MILLIS } from '#lib/durations.ts';
import { findSteadyStretch } from './steady-stretches.ts';

/**
 * True if the text is an IANA time zone name, in the database's spelling. Canonical and link names both count
 * (Asia/Kolkata, Asia/Calcutta); offsets such as +05:30, other capitalizations, and names only ICU knows do not.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z][A-Za-z0-9_+\-/]{1,48}$/.test(name)) return false;
  try {
    return new Temporal.ZonedDateTime(0n, name).timeZoneId === name;
  } catch {
    return false;
  }
}

/** True if two names are one zone: browsers still use Asia/Calcutta instead of Asia/Kolkata. */
export function isSameTimeZone(one: string, other: string): boolean {
  return new Temporal.ZonedDateTime(0n, one).equals(new Temporal.ZonedDateTime(0n, other));
}

/** One change of a zone's offset from UTC. */
export type ClockChange = {
  /** The instant of the change, ISO-8601 UTC. */
  at: string;
  /** Minutes by which the clock moves: 60 forward, -60 back, 30 on Lord Howe. */
  minutes: number;
};

/**
 * The last clock change of the zone after `from` and not later than `to` (ISO-8601 instants), the one easily missed at
 * `to`; undefined if there is none.
 */
export function lastClockChangeBetween(timeZone: string, from: string, to: string): ClockChange | undefined {
  const { start, offset } = findSteadyStretch(Date.parse(to), timeZone);
  if (start <= Date.parse(from)) return undefined;
  const minutes = (offset - findSteadyStretch(start - 1, timeZone).offset) / MINUTE_MILLIS;
  return { at: new Date(start).toISOString(), minutes };
}

/** An instant as written everywhere in the product: ISO-8601, UTC, milliseconds. */
export function isoInstant(instant: Temporal.Instant): string {
  return new Date(instant.epochMilliseconds).toISOString();
}
