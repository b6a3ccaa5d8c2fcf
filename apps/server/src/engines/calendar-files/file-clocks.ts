import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { isTimeZone } from '../wall-time/time-zones.ts';
import { UnreadableCalendar } from './unreadable-calendar.ts';

/** The clock on which a time in a file was written. Instants are milliseconds since 1970. */
export type FileClock = {
  /** In a gap, the time after the jump; in a repeated hour, the first one (RFC 5545, 3.3.5). */
  toMillis: (wall: ICAL.Time) => number;
  /** The wall time at an instant, without a zone. */
  wallAt: (millis: number) => ICAL.Time;
};

/** A wall time without a zone. */
export function toWallTime(parts: { year: number; month: number; day: number } & Partial<ClockParts>) {
  const midnight = { hour: 0, minute: 0, second: 0, isDate: false };
  return new ICAL.Time({ ...midnight, ...parts }, ICAL.Timezone.localTimezone);
}

type ClockParts = { hour: number; minute: number; second: number; isDate: boolean };

const UTC: FileClock = {
  toMillis: (wall) => asIfUtc(wall),
  wallAt: (millis) => readAsUtc(millis),
};

/** The milliseconds of a wall time read as UTC. */
export const asIfUtc = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

function readAsUtc(millis: number): ICAL.Time {
  const at = new Date(millis);
  return toWallTime({
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    hour: at.getUTCHours(),
    minute: at.getUTCMinutes(),
    second: at.getUTCSeconds(),
  });
}

const ianaClock = (timeZone: string): FileClock => ({
  toMillis: ({ year, month, day, hour, minute, second }) =>
    Temporal.PlainDateTime.from({ year, month, day, hour, minute, second }).toZonedDateTime(timeZone)
      .epochMilliseconds,
  wallAt: (millis) => {
    const at = Temporal.Instant.fromEpochMilliseconds(millis).toZonedDateTimeISO(timeZone);
    const { year, month, day, hour, minute, second } = at;
    return toWallTime({ year, month, day, hour, minute, second });
  },
});

/** A clock that the file itself describes in a VTIMEZONE. */
const describedClock = (zone: ICAL.Timezone): FileClock => ({
  toMillis: (wall) => {
    const zoned = wall.clone();
    zoned.zone = zone;
    return zoned.toUnixTime() * 1000;
  },
  wallAt: (millis) => {
    const utc = ICAL.Time.fromJSDate(new Date(millis), true);
    const { year, month, day, hour, minute, second } = utc.convertToZone(zone);
    return toWallTime({ year, month, day, hour, minute, second });
  },
});

/** All clocks of a file. `own` is for times without a zone and for whole days. */
export type FileClocks = { own: FileClock; utc: FileClock; named: (tzid: string) => FileClock };

/**
 * The clocks of a file whose reader lives in `ownZone`. An IANA name, also with the prefixes that some programs add,
 * uses our own zone data, since files often describe one rule for all years. Any other name uses the description in the
 * file. Throws UnreadableCalendar for a name without a description.
 */
export function fileClocks(calendars: ICAL.Component[], ownZone: string): FileClocks {
  const described = new Map(
    calendars
      .flatMap((calendar) => calendar.getAllSubcomponents('vtimezone'))
      .map((zone) => [String(zone.getFirstPropertyValue('tzid') ?? ''), zone]),
  );
  const known = new Map<string, FileClock>();

  const find = (tzid: string): FileClock => {
    const iana = ianaNameIn(tzid);
    if (iana) return ianaClock(iana);
    const component = described.get(tzid);
    if (component) return describedClock(new ICAL.Timezone({ component, tzid }));
    if (/^(utc|gmt|z)$|\/utc$/i.test(tzid)) return UTC;
    throw new UnreadableCalendar(
      `This calendar uses the time zone “${tzid.slice(0, 60)}” and does not describe it.`,
      'Export the calendar with its time zones, or set the events to a zone such as Asia/Kolkata.',
    );
  };

  return {
    own: ianaClock(ownZone),
    utc: UTC,
    named: (tzid) => {
      const clock = known.get(tzid) ?? find(tzid);
      known.set(tzid, clock);
      return clock;
    },
  };
}

/** `Europe/Berlin`, both for `Europe/Berlin` and for `/example.org/20260101_1/Europe/Berlin`. */
function ianaNameIn(tzid: string): string | undefined {
  const parts = tzid.split('/').filter(Boolean);
  return [3, 2, 1].map((count) => parts.slice(-count).join('/')).find((name) => isTimeZone(name));
}
