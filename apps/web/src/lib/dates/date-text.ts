import { language } from '@slotwise/contract/language';
import { DATES } from './dates.texts.ts';
import { printClock, printWallTime } from './wall-time.ts';
import { shiftWall, wallTimeAt } from './zone-time.ts';

/** How dates and time spans are written; wall times are given as `YYYY-MM-DDTHH:mm`. */

type Part = 'weekday' | 'day' | 'month' | 'year';

/**
 * Formats these parts of a date in its language, and an empty date as an empty text; the formatter is created on first
 * use.
 */
function printer(parts: Pick<Intl.DateTimeFormatOptions, Part>): (wall: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (wall) => {
    const at = Date.parse(wall.slice(0, 10));
    if (Number.isNaN(at)) return '';
    format ??= new Intl.DateTimeFormat(language.locale, { ...parts, timeZone: 'UTC' });
    return format.format(at);
  };
}

/** '26/11/2026 15:00–16:00'; includes the later date if the end is on another day. */
export function spanText(start: string, end: string): string {
  const sameDay = start.slice(0, 10) === end.slice(0, 10);
  return `${printWallTime(start)}–${sameDay ? printClock(end) : printWallTime(end)}`;
}

export const weekdayText = printer({ weekday: 'long' });

/** 'Mon' */
export const shortWeekday = printer({ weekday: 'short' });

/** 'November' */
export const monthName = printer({ month: 'long' });

/** 'Friday 20 November' */
export const dayTitle = printer({ weekday: 'long', day: 'numeric', month: 'long' });

/** 'November 2026' for `2026-11` or a day in it. */
export const monthTitle = printer({ month: 'long', year: 'numeric' });

/** 'Nov 2026' of `2026-11`. */
export const monthText = printer({ month: 'short', year: 'numeric' });

/** '23/11' */
export const dayAndMonth = (wall: string): string => `${wall.slice(8, 10)}/${wall.slice(5, 7)}`;

/** 'Mon 23/11' */
export const shortDay = (wall: string): string => `${shortWeekday(wall)} ${dayAndMonth(wall)}`;

/**
 * Until when something lasts: '26/11/2026 18:30'; the last minute of a day and the midnight after it count as its end.
 */
export function untilText(wall: string): string {
  const day = wall.endsWith('T00:00') ? shiftWall(wall, -1) : wall;
  return day.endsWith('T23:59')
    ? DATES.endOf({ date: printWallTime(day.slice(0, 10)) })
    : printWallTime(wall);
}

/** 'today', 'tomorrow', 'yesterday', or the weekday, as of an instant in a zone. */
export function nearDay(wall: string, now: number, timeZone: string): string {
  const today = `${wallTimeAt(now, timeZone).slice(0, 10)}T00:00`;
  const day = wall.slice(0, 10);
  if (day === today.slice(0, 10)) return DATES.today();
  if (day === shiftWall(today, 24 * 60).slice(0, 10)) return DATES.tomorrow();
  if (day === shiftWall(today, -24 * 60).slice(0, 10)) return DATES.yesterday();
  return weekdayText(wall);
}

/** '6 days 1 h', '1 h 10 min', '5 min': the two largest non-zero units. */
export function durationText(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes));
  const units = [
    { count: Math.floor(whole / 1440), print: DATES.days },
    { count: Math.floor((whole % 1440) / 60), print: DATES.hours },
    { count: whole % 60, print: DATES.minutes },
  ];
  const first = units.findIndex(({ count }) => count > 0);
  if (first === -1) return DATES.minutes({ count: 0 });
  return units
    .slice(first, first + 2)
    .filter(({ count }) => count > 0)
    .map(({ count, print }) => print({ count }))
    .join(' ');
}

/** 'just now', '5 min ago', '3 h 20 min ago', '2 days ago'. */
export function agoText(at: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(at)) / 60_000);
  if (minutes < 1) return DATES.justNow();
  const restOfDay = minutes < 1440 ? 0 : minutes % 1440;
  return DATES.ago({ time: durationText(minutes - restOfDay) });
}

/** 'in 6 days 1 h', 'now, until it ends in 20 min', 'ended 40 min ago'. */
export function countdown(start: number, end: number, now: number): string {
  if (now < start) return DATES.until({ time: durationText(Math.max(1, (start - now) / 60_000)) });
  if (now < end) return DATES.endsIn({ time: durationText(Math.max(1, (end - now) / 60_000)) });
  return DATES.ended({ time: durationText((now - end) / 60_000) });
}
