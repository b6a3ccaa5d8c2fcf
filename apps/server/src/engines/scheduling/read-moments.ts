import { MINUTE_MILLIS } from '#lib/durations.ts';
import { uniteSpans, type IntervalSet, type Minute, type Span } from './interval-set.ts';
import { DAY_MINUTES, findMoments, readClock } from './zone-clock.ts';

/** The first whole minute not before the date. */
export const minuteFrom = (date: Date): Minute => Math.ceil(date.getTime() / MINUTE_MILLIS);

/** The whole minutes that a span touches: a busy second takes its minute. */
export function minutesBetween(start: Date, end: Date): Span {
  return { start: Math.floor(start.getTime() / MINUTE_MILLIS), end: minuteFrom(end) };
}

/**
 * The moments at which the clock shows a time from `start` to before `end`, both `YYYY-MM-DDTHH:mm`. They are several
 * spans if an end of the range is in a repeated hour. Only returns moments within `within`, since each clock change has
 * a cost and the range may be centuries long.
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
