import { isCalendarDate } from '@slotwise/contract/fields';
import type ICAL from 'ical.js';
import { toWallTime, type FileClock, type FileClocks } from './file-clocks.ts';
import { damaged } from './unreadable-calendar.ts';

/** A time as written in a file: a wall time and its clock. A whole day is a date on the `own` clock. */
export type FileTime = { wall: ICAL.Time; clock: FileClock };

// The parser prints a day without VALUE=DATE with only the separators of a time.
const STAMP = /^(\d{4}-\d{2}-\d{2})(?:T(?::*|([01]\d|2[0-3]):([0-5]\d):([0-5]\d|60)(Z)?))?$/;

/** Reads an RFC 5545 time as the parser prints it. `tzid` names its zone, if it has one. */
export function readFileTime(text: string, tzid: string | undefined, clocks: FileClocks): FileTime {
  const [, date = '', hour, minute, second, isUtc] = STAMP.exec(text) ?? [];
  if (!isCalendarDate(date)) throw damaged('an event has a date or a time that does not exist');
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  if (hour === undefined) return { wall: toWallTime({ year, month, day, isDate: true }), clock: clocks.own };
  const wall = toWallTime({
    year,
    month,
    day,
    hour: Number(hour),
    minute: Number(minute),
    // JavaScript dates have no leap seconds.
    second: Math.min(Number(second), 59),
  });
  if (isUtc) return { wall, clock: clocks.utc };
  return { wall, clock: tzid ? clocks.named(tzid) : clocks.own };
}

/** All times of the properties of this name, such as EXDATE, each of which may have several. */
export function readFileTimes(component: ICAL.Component, name: string, clocks: FileClocks): FileTime[] {
  return component
    .getAllProperties(name)
    .filter((property) => property.type !== 'period')
    .flatMap((property) =>
      getRawValues(property).map((value) => readFileTime(String(value), findTzid(property), clocks)),
    );
}

/** The first time of this name, if there is one. */
export function findFileTime(
  component: ICAL.Component,
  name: string,
  clocks: FileClocks,
): FileTime | undefined {
  const property = component.getFirstProperty(name);
  return property ? readFileTime(String(getRawValues(property)[0]), findTzid(property), clocks) : undefined;
}

/** The values of a property as the parser read them. */
export const getRawValues = (property: ICAL.Property): unknown[] => (property.jCal as unknown[]).slice(3);

export function findTzid(property: ICAL.Property): string | undefined {
  const tzid = property.getParameter('tzid');
  return Array.isArray(tzid) ? tzid[0] : tzid;
}

export const toMillis = ({ wall, clock }: FileTime): number => clock.toMillis(wall);

/** The date of a wall time, as `YYYY-MM-DD`. */
export const toDateText = (wall: ICAL.Time): string => wall.toString().slice(0, 10);
