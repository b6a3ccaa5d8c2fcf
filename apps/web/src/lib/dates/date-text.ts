import { printClock, printWallTime } from './wall-time.ts';
import { shiftWall, wallTimeAt, toWeekday } from './zone-time.ts';

/** How dates and spans of time are written; wall times come as `YYYY-MM-DDTHH:mm`. */

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** '26/11/2026 15:00–16:00'; the later date is written out when the end falls on another day. */
export function spanText(start: string, end: string): string {
  const sameDay = start.slice(0, 10) === end.slice(0, 10);
  return `${printWallTime(start)}–${sameDay ? printClock(end) : printWallTime(end)}`;
}

export const weekdayText = (wall: string): string => DAYS[toWeekday(wall) - 1] ?? '';

/** Until when something lasts: '26/11/2026 18:30'; the last minute of a day and the midnight after it are its end. */
export function untilText(wall: string): string {
  const day = wall.endsWith('T00:00') ? shiftWall(wall, -1) : wall;
  return day.endsWith('T23:59') ? `the end of ${printWallTime(day.slice(0, 10))}` : printWallTime(wall);
}

/** 'Friday 20 November' */
export const dayTitle = (wall: string): string =>
  `${weekdayText(wall)} ${Number(wall.slice(8, 10))} ${MONTHS[Number(wall.slice(5, 7)) - 1]}`;

/** 'November 2026' of `2026-11` or of a day in it. */
export const monthTitle = (date: string): string =>
  `${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;

/** 'Nov 2026' of `2026-11`. */
export const monthText = (month: string): string =>
  `${MONTHS[Number(month.slice(5, 7)) - 1]?.slice(0, 3)} ${month.slice(0, 4)}`;

/** 'Mon 23/11' */
export const shortDay = (wall: string): string =>
  `${weekdayText(wall).slice(0, 3)} ${wall.slice(8, 10)}/${wall.slice(5, 7)}`;

/** 'today', 'tomorrow', 'yesterday', or the weekday, as seen at an instant in a zone. */
export function nearDay(wall: string, now: number, timeZone: string): string {
  const today = `${wallTimeAt(now, timeZone).slice(0, 10)}T00:00`;
  const day = wall.slice(0, 10);
  if (day === today.slice(0, 10)) return 'today';
  if (day === shiftWall(today, 24 * 60).slice(0, 10)) return 'tomorrow';
  if (day === shiftWall(today, -24 * 60).slice(0, 10)) return 'yesterday';
  return weekdayText(wall);
}

/** '6 days 1 h', '1 h 10 min', '5 min': the two largest units that are not zero. */
export function durationText(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes));
  const units: [number, string][] = [
    [Math.floor(whole / 1440), whole >= 2880 ? 'days' : 'day'],
    [Math.floor((whole % 1440) / 60), 'h'],
    [whole % 60, 'min'],
  ];
  const first = units.findIndex(([count]) => count > 0);
  if (first === -1) return '0 min';
  return units
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');
}

/** 'just now', '5 min ago', '3 h 20 min ago', '2 days ago'. */
export function agoText(at: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(at)) / 60_000);
  if (minutes < 1) return 'just now';
  const restOfDay = minutes < 1440 ? 0 : minutes % 1440;
  return `${durationText(minutes - restOfDay)} ago`;
}

/** 'in 6 days 1 h', 'now, until it ends in 20 min', 'ended 40 min ago'. */
export function countdown(start: number, end: number, now: number): string {
  if (now < start) return `in ${durationText(Math.max(1, (start - now) / 60_000))}`;
  if (now < end) return `now, ends in ${durationText(Math.max(1, (end - now) / 60_000))}`;
  return `ended ${durationText((now - end) / 60_000)} ago`;
}

/** '3 people', '1 person'. */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;
