import { Temporal } from 'temporal-polyfill';
import { MINUTE_MILLIS } from '#lib/durations.ts';
import { findSteadyStretch } from './steady-stretches.ts';

/**
 * Whether the text is the name of an IANA time zone, spelled as the database spells it.
 * Canonical and link names both count (Asia/Kolkata, Asia/Calcutta); offsets such as +05:30,
 * other spellings of the case, and names only ICU knows do not.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z][A-Za-z0-9_+\-/]{1,48}$/.test(name)) return false;
  try {
    return new Temporal.ZonedDateTime(0n, name).timeZoneId === name;
  } catch {
    return false;
  }
}

/** Whether two names are one zone: browsers still say Asia/Calcutta where others say Asia/Kolkata. */
export function isSameTimeZone(one: string, other: string): boolean {
  return new Temporal.ZonedDateTime(0n, one).equals(new Temporal.ZonedDateTime(0n, other));
}

/** One change of a zone's offset from UTC. */
export type ClockChange = {
  /** The instant of the change, ISO-8601 UTC. */
  at: string;
  /** Minutes by which the clocks move: 60 forward, -60 back, 30 on Lord Howe. */
  minutes: number;
};

/**
 * The last change of the zone's clocks after `from` and not later than `to` (ISO-8601 instants), the one whose
 * hour is easily missed at `to`; undefined when the clocks stand still between them.
 */
export function lastClockChangeBetween(timeZone: string, from: string, to: string): ClockChange | undefined {
  const { start, offset } = findSteadyStretch(Date.parse(to), timeZone);
  if (start <= Date.parse(from)) return undefined;
  const minutes = (offset - findSteadyStretch(start - 1, timeZone).offset) / MINUTE_MILLIS;
  return { at: new Date(start).toISOString(), minutes };
}

/** An instant as every other part of the product writes it: ISO-8601, UTC, milliseconds. */
export function isoInstant(instant: Temporal.Instant): string {
  return new Date(instant.epochMilliseconds).toISOString();
}
