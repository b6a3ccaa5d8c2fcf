import { Temporal } from 'temporal-polyfill';

/** A stretch in which the clocks of a zone stay the same: `offset` is how far they are ahead of UTC, all in milliseconds. */
export type SteadyStretch = { readonly start: number; readonly end: number; readonly offset: number };

/** Lists and exports print many times of few zones, and finding a stretch takes longer than all else that is done to print one. */
const seen = new Map<string, SteadyStretch[]>();
const MOST_OF_A_ZONE = 100;

/** The stretch of the zone that holds an instant, in milliseconds since 1970. */
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
  // The change at this very moment counts as the one before.
  const before = zoned.add({ milliseconds: 1 }).getTimeZoneTransition('previous');
  return {
    start: before?.epochMilliseconds ?? -Infinity,
    end: zoned.getTimeZoneTransition('next')?.epochMilliseconds ?? Infinity,
    offset: zoned.offsetNanoseconds / 1e6,
  };
}
