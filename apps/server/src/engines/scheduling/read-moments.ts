import { MINUTE_MILLIS } from '#lib/durations.ts';
import { uniteSpans, type IntervalSet, type Minute, type Span } from './interval-set.ts';
import { DAY_MINUTES, findMoments, readClock } from './zone-clock.ts';

/** The first whole minute that is not before the date. */
export const minuteFrom = (date: Date): Minute => Math.ceil(date.getTime() / MINUTE_MILLIS);

/** The whole minutes that a stretch of time touches: a busy second takes its minute. */
export function minutesBetween(start: Date, end: Date): Span {
  return { start: Math.floor(start.getTime() / MINUTE_MILLIS), end: minuteFrom(end) };
}

/**
 * The moments at which clocks in the zone show a time from `start` to before `end`, both `YYYY-MM-DDTHH:mm`. They are
 * more than one stretch where the end of the range lies in a repeated hour. Only moments inside `within` are answered,
 * since each change of clocks in the range has its price and the range may be of centuries.
 */
export function momentsBetween(
  { start, end }: { start: string; end: string },
  timeZone: string,
  within: Span,
): IntervalSet {
  const [from, to] = [start, end].map((wall) => Date.parse(`${wall}Z`) / MINUTE_MILLIS);
  if (from === undefined || to === undefined) return [];
  const clock = readClock(timeZone, {
    start: Math.max(within.start, from - DAY_MINUTES),
    end: Math.min(within.end, to + DAY_MINUTES),
  });
  return uniteSpans(findMoments(clock, from, to));
}
