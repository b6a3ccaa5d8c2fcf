import { Temporal } from 'temporal-polyfill';

/** A span in which the clock of a zone does not change: `offset` is its offset from UTC, all in milliseconds. */
export type SteadyStretch = { readonly start: number; readonly end: number; readonly offset: number };

/** Lists and exports print many times in few zones, and finding a stretch is by far the slowest part of printing one. */
const seen = new Map<string, SteadyStretch[]>();
const MOST_OF_A_ZONE = 100;

/** The steady stretch of the zone at an instant, in milliseconds since 1970. */
export function findSteadyStretch(at: number, timeZone: string): SteadyStretch {
  const known = seen.get(timeZone) ?? [];
  const found = known.find(({ start, end }) => start <= at && at < end);
  if (found) return found;
  const stretch = readStretch(at, timeZone);
  seen.set(timeZone, known.length < MOST_OF_A_ZONE ? [...known, stretch] : [stretch]);
  return stretch;
}

function readStretch(at: number, timeZone: string): SteadyStretch {
  const zoned = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
  // A change at this very moment counts as the previous one.
  const before = zoned.add({ milliseconds: 1 }).getTimeZoneTransition('previous');
  return {
    start: before?.epochMilliseconds ?? -Infinity,
    end: zoned.getTimeZoneTransition('next')?.epochMilliseconds ?? Infinity,
    offset: zoned.offsetNanoseconds / 1e6,
  };
}
