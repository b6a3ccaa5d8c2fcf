import { uniteSpans, type IntervalSet, type Minute, type Span } from './interval-set.ts';
import type { SchedulingRequest } from './scheduling-request.ts';
import {
  DAY_MINUTES,
  dateOfDay,
  dayOfDate,
  toMonday,
  findMoments,
  readClock,
  toWeek,
  type ZoneClock,
} from './zone-clock.ts';

/** The days that are asked for, and the clocks of everyone in and around them. */
export type Horizon = {
  /** From the first moment of `from` to the last of `to` on the clocks of the request's zone. */
  span: Span;
  /** The moments of its days: all of the span, unless clocks went back over the midnight at one of its ends. */
  moments: IntervalSet;
  /** All days of it, counted since 1970-01-01; one that a zone skipped has no moment. */
  days: number[];
  clock: ZoneClock;
  /** The clocks of a zone in everything that was read; each zone is read once. */
  getClock: (timeZone: string) => ZoneClock;
};

type Asked = Pick<SchedulingRequest, 'timeZone' | 'from' | 'to'>;

/** The most days a horizon may have for the following weeks to be looked at too. */
const LOOK_LATER_DAYS_MAX = 31;
const WEEK_DAYS = 7;
/** No two zones are further apart than 26 hours, so a day of one touches days of the other up to two away. */
const ZONE_DAYS = 2;

export function openHorizon(request: Asked): Horizon {
  const clocks = new Map<string, ZoneClock>();
  const read = spanToRead(request);
  const getClock = (timeZone: string): ZoneClock => {
    const clock = clocks.get(timeZone) ?? readClock(timeZone, read);
    clocks.set(timeZone, clock);
    return clock;
  };
  const { first, last } = toDays(request);
  const clock = getClock(request.timeZone);
  const moments = uniteSpans(findMoments(clock, first * DAY_MINUTES, (last + 1) * DAY_MINUTES));
  const start = moments[0]?.start ?? read.start;
  const days = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return { span: { start, end: moments.at(-1)?.end ?? start }, moments, days, clock, getClock };
}

/**
 * The time in which everyone's busy times decide: the whole weeks around the horizon in any zone, for limits a week
 * have to count what lies outside of it, and the days that the proposal to look later looks at.
 */
export function spanToRead(request: Asked): Span {
  const { first, last } = toDays(request);
  return {
    start: mondayMinute(first - ZONE_DAYS) - DAY_MINUTES,
    end: mondayMinute(last + ZONE_DAYS + WEEK_DAYS + lengthOfNext(request)) + DAY_MINUTES,
  };
}

/** The whole weeks that follow the horizon, as many as hold its length; none for one too long to go on. */
export function daysAfter(request: Asked): { from: string; to: string } | undefined {
  const { last } = toDays(request);
  const length = lengthOfNext(request);
  return length > 0 ? { from: dateOfDay(last + 1), to: dateOfDay(last + length) } : undefined;
}

function lengthOfNext(request: Asked): number {
  const { first, last } = toDays(request);
  const length = last - first + 1;
  return length > LOOK_LATER_DAYS_MAX ? 0 : Math.ceil(length / WEEK_DAYS) * WEEK_DAYS;
}

function toDays({ from, to }: Asked): { first: number; last: number } {
  return { first: dayOfDate(from), last: dayOfDate(to) };
}

/** The wall minute at which the week of a day begins, as a moment in UTC. */
function mondayMinute(day: number): Minute {
  return toMonday(toWeek(day)) * DAY_MINUTES;
}
