import { language } from '@slotwise/contract/language';
import { findSteadyStretch } from './steady-stretches.ts';

/** The wall time `YYYY-MM-DDTHH:mm` in the zone at an ISO-8601 instant. */
export function wallTime(instant: string, timeZone: string): string {
  const at = Date.parse(instant);
  return new Date(at + findSteadyStretch(at, timeZone).offset).toISOString().slice(0, -':00.000Z'.length);
}

/** `YYYY-MM-DDTHH:mm` as shown in this product: `DD/MM/YYYY HH:mm`. */
export function printWallTime(wall: string): string {
  return `${printDate(wall)} ${printClock(wall)}`;
}

/** The date of a wall time: `DD/MM/YYYY`. */
export function printDate(wall: string): string {
  return `${wall.slice(8, 10)}/${wall.slice(5, 7)}/${wall.slice(0, 4)}`;
}

/** The time of day of a wall time: `HH:mm`. */
export function printClock(wall: string): string {
  return wall.slice(11, 16);
}

const weekdays = new Map<string, Intl.DateTimeFormat>();

/** The day of the week of a wall time, in the language of the texts. */
export function printWeekday(wall: string): string {
  const { locale } = language;
  const format =
    weekdays.get(locale) ?? new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  weekdays.set(locale, format);
  return format.format(new Date(`${wall.slice(0, 10)}T00:00Z`));
}

/** An instant printed in a zone: `DD/MM/YYYY HH:mm`. */
export function printInstant(instant: string, timeZone: string): string {
  return printWallTime(wallTime(instant, timeZone));
}

/** A span in one zone, split into the lines shown. */
export type PrintedSpan = {
  /** 'Thursday 26/11/2026' */
  day: string;
  /** '15:00–16:00', or with the later date if the end is on another day. */
  hours: string;
  /** Both on one line: 'Thursday 26/11/2026 15:00–16:00'. */
  line: string;
};

/** Prints the span between two ISO-8601 instants in the zone. */
export function printSpan(start: string, end: string, timeZone: string): PrintedSpan {
  const from = wallTime(start, timeZone);
  const to = wallTime(end, timeZone);
  const day = `${printWeekday(from)} ${printDate(from)}`;
  const sameDay = from.slice(0, 10) === to.slice(0, 10);
  const hours = `${printClock(from)}–${sameDay ? printClock(to) : printWallTime(to)}`;
  return { day, hours, line: `${day} ${hours}` };
}
