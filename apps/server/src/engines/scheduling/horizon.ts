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

/** The requested days, and the zone clocks of everyone in and around them. */
export type Horizon = {
  /** From the first moment of `from` to the last of `to` in the request's zone. */
  span: Span;
  /** The moments of its days: the entire span, unless clocks went back over the midnight at one of its ends. */
  moments: IntervalSet;
  /** All its days, counted since 1970-01-01; a day skipped by the zone has no moment. */
  days: number[];
  clock: ZoneClock;
  /** The clock of a zone over everything that was read; each zone is read once. */
  getClock: (timeZone: string) => ZoneClock;
};

type Asked = Pick<SchedulingRequest, 'timeZone' | 'from' | 'to'>;

/** The most days of a horizon for which the following weeks are also considered. */
const LOOK_LATER_DAYS_MAX = 31;
const WEEK_DAYS = 7;
/** No two zones are more than 26 hours apart, so a day in one touches days in the other up to two away. */
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
 * The span whose busy times matter: full weeks around the horizon in any zone, since weekly limits also count meetings
 * outside it, and the days of the proposal to look later.
 */
export function spanToRead(request: Asked): Span {
  const { first, last } = toDays(request);
  return {
    start: mondayMinute(first - ZONE_DAYS) - DAY_MINUTES,
    end: mondayMinute(last + ZONE_DAYS + WEEK_DAYS + lengthOfNext(request)) + DAY_MINUTES,
  };
}

/** The full weeks after the horizon, as many as it spans; undefined if it is too long. */
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

/** The wall minute at which a day's week begins, as a moment in UTC. */
function mondayMinute(day: number): Minute {
  return toMonday(toWeek(day)) * DAY_MINUTES;
}
