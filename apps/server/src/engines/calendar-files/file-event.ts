import ICAL from 'ical.js';
import { DAY_MILLIS } from '#lib/durations.ts';
import { asIfUtc, type FileClocks } from './file-clocks.ts';
import { findFileTime, toMillis, getRawValues, readFileTime, findTzid, type FileTime } from './file-time.ts';
import { readText } from './parse-calendar.ts';
import { damaged } from './unreadable-calendar.ts';

/** Days in wall time, plus milliseconds. */
export type Length = { days: number; millis: number };

/** A VEVENT: its start, its length, and the occurrence of a series that it overrides. */
export type FileEvent = {
  component: ICAL.Component;
  uid: string;
  sequence: number;
  start: FileTime;
  length: Length;
  /** Set if the event overrides an occurrence of its series. */
  recurrenceId: FileTime | undefined;
  isCancelled: boolean;
};

/** Reads a VEVENT. Returns undefined if it has no start, since it takes no time. */
export function readFileEvent(component: ICAL.Component, clocks: FileClocks): FileEvent | undefined {
  const start = findFileTime(component, 'dtstart', clocks);
  if (!start) return undefined;
  return {
    component,
    uid: readText(component, 'uid'),
    sequence: Number(readText(component, 'sequence')) || 0,
    start,
    length: getLength(component, start, clocks),
    recurrenceId: findFileTime(component, 'recurrence-id', clocks),
    isCancelled: readText(component, 'status').toUpperCase() === 'CANCELLED',
  };
}

/** From DTEND, else DURATION, else one day for a whole day and zero for a time (RFC 5545, 3.6.1). */
function getLength(component: ICAL.Component, start: FileTime, clocks: FileClocks): Length {
  const end = findFileTime(component, 'dtend', clocks);
  if (end && start.wall.isDate) {
    const days = Math.ceil((asIfUtc(end.wall) - asIfUtc(start.wall)) / DAY_MILLIS);
    return { days: Math.max(days, 1), millis: 0 };
  }
  if (end) return { days: 0, millis: Math.max(0, toMillis(end) - toMillis(start)) };
  const duration = component.getFirstProperty('duration');
  if (duration) return readLength(String(getRawValues(duration)[0]));
  return start.wall.isDate ? { days: 1, millis: 0 } : { days: 0, millis: 0 };
}

/** Longer than anything in a calendar, yet quick to compute. */
const MOST_DAYS = 400_000;

function readLength(text: string): Length {
  const { weeks, days, hours, minutes, seconds, isNegative } = parseDuration(text);
  const millis = ((hours * 60 + minutes) * 60 + seconds) * 1000;
  if (isNegative) return { days: 0, millis: 0 };
  return { days: Math.min(weeks * 7 + days, MOST_DAYS), millis };
}

function parseDuration(text: string): ICAL.Duration {
  try {
    return ICAL.Duration.fromString(text);
  } catch {
    throw damaged('the length of an event cannot be read');
  }
}

/** A span of time in milliseconds since 1970, end exclusive. */
export type MillisSpan = { start: number; end: number };

/** The span of an event of this length that begins at `start`. */
export function spanFrom({ wall, clock }: FileTime, { days, millis }: Length): MillisSpan {
  const start = clock.toMillis(wall);
  if (days === 0) return { start, end: start + millis };
  const later = wall.clone();
  later.addDuration(new ICAL.Duration({ days }));
  return { start, end: clock.toMillis(later) + millis };
}

/** The `start/end` and `start/duration` periods of a property such as FREEBUSY or RDATE. */
export function readPeriods(
  property: ICAL.Property,
  clocks: FileClocks,
): { at: FileTime; span: MillisSpan }[] {
  return getRawValues(property).map((value) => {
    const [from = '', to = ''] = Array.isArray(value) ? value.map(String) : [];
    const at = readFileTime(from, findTzid(property), clocks);
    if (/^[+-]?P/.test(to)) return { at, span: spanFrom(at, readLength(to)) };
    return { at, span: { start: toMillis(at), end: toMillis(readFileTime(to, findTzid(property), clocks)) } };
  });
}
