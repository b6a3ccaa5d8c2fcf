import { Temporal } from 'temporal-polyfill';
import { isoInstant, isTimeZone } from './time-zones.ts';

/** A point in time with its wall time in the zone it was read in. */
export type TimePoint = {
  /** ISO-8601, UTC, milliseconds. */
  instant: string;
  /** `YYYY-MM-DDTHH:mm` in the zone. */
  wallTime: string;
};

/** The result of reading a text as a time. */
export type TimeReading =
  | ({
      kind: 'time';
      /** The clock shows this wall time twice; the first occurrence was taken. */
      ambiguous: boolean;
    } & TimePoint)
  | {
      kind: 'does-not-exist';
      wallTime: string;
      /** The last quarter of an hour before the clock jumps, and the first minute after. */
      suggestions: [TimePoint, TimePoint];
    }
  | { kind: 'malformed' }
  | { kind: 'unknown-zone' };

const ISO_WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/;
const ISO_LOCAL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;
const DAY_FIRST = /^(\d{2})\/(\d{2})\/(\d{4}) (\d{2}):(\d{2})$/;

/**
 * Reads a time in one of three forms: ISO-8601 with an offset (an instant), `YYYY-MM-DDTHH:mm`, or `DD/MM/YYYY HH:mm`;
 * the latter two are wall times in `timeZone`. Every outcome is a result: no user input makes it throw.
 */
export function readTime(input: string, timeZone: string): TimeReading {
  if (!isTimeZone(timeZone)) return { kind: 'unknown-zone' };
  try {
    if (ISO_WITH_OFFSET.test(input)) {
      const instant = Temporal.Instant.from(input);
      return { kind: 'time', ambiguous: false, ...timePoint(instant.toZonedDateTimeISO(timeZone)) };
    }
    const wall = readWallTime(input);
    return wall ? placeInZone(wall, timeZone) : { kind: 'malformed' };
  } catch {
    return { kind: 'malformed' };
  }
}

/** The wall time `YYYY-MM-DDTHH:mm` of a text in one of the two local forms; undefined for any other text. */
export function writtenWallTime(input: string): string | undefined {
  try {
    return readWallTime(input)?.toString({ smallestUnit: 'minute' });
  } catch {
    return undefined;
  }
}

function readWallTime(input: string): Temporal.PlainDateTime | undefined {
  const local = ISO_LOCAL.exec(input);
  if (local) return plainDateTime([local[1], local[2], local[3], local[4], local[5]]);
  const dayFirst = DAY_FIRST.exec(input);
  if (!dayFirst) return undefined;
  return plainDateTime([dayFirst[3], dayFirst[2], dayFirst[1], dayFirst[4], dayFirst[5]]);
}

function plainDateTime(parts: (string | undefined)[]): Temporal.PlainDateTime {
  const [year = NaN, month = NaN, day = NaN, hour = NaN, minute = NaN] = parts.map(Number);
  return Temporal.PlainDateTime.from({ year, month, day, hour, minute }, { overflow: 'reject' });
}

function placeInZone(wall: Temporal.PlainDateTime, timeZone: string): TimeReading {
  const earlier = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  const later = wall.toZonedDateTime(timeZone, { disambiguation: 'later' });
  if (!earlier.toPlainDateTime().equals(wall)) {
    const jump = earlier.getTimeZoneTransition('next') ?? later;
    const before = jump.subtract({ minutes: 15 });
    return {
      kind: 'does-not-exist',
      wallTime: wall.toString({ smallestUnit: 'minute' }),
      suggestions: [timePoint(before), timePoint(jump)],
    };
  }
  return { kind: 'time', ambiguous: !earlier.equals(later), ...timePoint(earlier) };
}

function timePoint(time: Temporal.ZonedDateTime): TimePoint {
  return {
    instant: isoInstant(time.toInstant()),
    wallTime: time.toPlainDateTime().toString({ smallestUnit: 'minute' }),
  };
}
