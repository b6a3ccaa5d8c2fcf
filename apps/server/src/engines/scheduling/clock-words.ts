import { printClock, printDate, printWallTime } from '#engines/wall-time/print-time.ts';
import { zoneShortName } from '#engines/wall-time/zone-label.ts';
import type { Minute, Span } from './interval-set.ts';
import { toDay, DAY_MINUTES, isoText, steadyAt, wallMinute, wallText, type ZoneClock } from './zone-clock.ts';

/** '14:30–17:00'; '22:00–24:00' up to midnight; both days if it ends on a later one. */
export function printHours(clock: ZoneClock, { start, end }: Span): string {
  const [from, to] = [wallMinute(clock, start), wallMinute(clock, end)];
  const nextDay = toDay(from) + 1;
  if (to === nextDay * DAY_MINUTES) return `${printClock(wallText(from))}–24:00`;
  const print = toDay(to) < nextDay ? printClock : printWallTime;
  return `${print(wallText(from))}–${print(wallText(to))}`;
}

/** The same with the zone's abbreviation: '14:30–17:00 IST', or both if clocks change in between. */
export function printHoursInZone(clock: ZoneClock, span: Span): string {
  const [before, after] = [shortName(clock, span.start), shortName(clock, span.end - 1)];
  const hours = printHours(clock, span);
  return before === after ? `${hours} ${before}` : `${hours.replace('–', ` ${before}–`)} ${after}`;
}

/** '26/11/2026' */
export const printDay = (day: number): string => printDate(wallText(day * DAY_MINUTES));

/** '1 interview', '3 interviews' */
export const countInWords = (count: number, one: string): string =>
  `${count} ${one}${count === 1 ? '' : 's'}`;

const names = new WeakMap<Span, string>();

function shortName(clock: ZoneClock, moment: Minute): string {
  const steady = steadyAt(clock, moment);
  const name = names.get(steady) ?? zoneShortName(isoText(moment), clock.timeZone);
  names.set(steady, name);
  return name;
}
