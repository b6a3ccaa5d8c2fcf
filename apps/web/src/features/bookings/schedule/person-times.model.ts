import type { Panelist, WeeklyRange } from '@slotwise/contract/panelists/panelists.schema';
import { printClock } from '#lib/wall-time.ts';
import { wallTimeAt, weekdayOf } from '#lib/zone-time.ts';
import type { ChosenTime } from './meeting-values.model.ts';

type Span = { start: number; end: number };

const clockMinutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

function coveredUntil(ranges: WeeklyRange[], day: number, minute: number): number {
  const range = ranges.find(
    (one) => one.day === day && clockMinutes(one.start) <= minute && minute < clockMinutes(one.end),
  );
  return range ? clockMinutes(range.end) : minute;
}

/**
 * Whether a span lies wholly within somebody's weekly hours, walked on their own clock; ranges that touch, over
 * midnight too, count as one. `unknown` when no hours were given.
 */
export function hoursFit(
  { weeklyHours, timeZone }: Pick<Panelist, 'weeklyHours' | 'timeZone'>,
  { start, end }: Span,
): 'inside' | 'outside' | 'unknown' {
  if (weeklyHours.length === 0) return 'unknown';
  let instant = start;
  while (instant < end) {
    const wall = wallTimeAt(instant, timeZone);
    const minute = clockMinutes(printClock(wall));
    const until = coveredUntil(weeklyHours, weekdayOf(wall), minute);
    if (until === minute) return 'outside';
    instant += (until - minute) * 60_000;
  }
  return 'inside';
}

export type PersonTime = { clock: string; wall: string; otherDay: boolean };

/** What a person's clock shows at the chosen start, and whether it shows another date than the meeting's zone. */
export function personTime(time: ChosenTime, timeZone: string): PersonTime {
  const wall = wallTimeAt(time.start, timeZone);
  return { clock: printClock(wall), wall, otherDay: wall.slice(0, 10) !== time.startWall.slice(0, 10) };
}
