import {
  intersect,
  subtract,
  uniteSpans,
  type IntervalSet,
  type Span,
} from '#engines/scheduling/interval-set.ts';
import { DAY_MINUTES, findMoments, wallText, type ZoneClock } from '#engines/scheduling/zone-clock.ts';
import { printDate } from '#engines/wall-time/print-time.ts';
import type { Clause } from './clauses.ts';
import { daysBetween, weekdays, type Days } from './days.ts';
import type { Unread } from './items.ts';
import type { Place } from './meaning.ts';
import type { Hours } from './read-hours.ts';
import type { Frame } from './reading-frame.ts';

/** A clause and the clock it uses. */
export type ZonedClause = Clause & { clock: ZoneClock };

/** A span, and the parts of the text that it comes from. */
export type Offered = Span & { sources: readonly Place[] };

/** The open ends used if the day's own do not fit: 'before 8' is from 7, 'after 7 pm' until 22. */
const EARLY = 7 * 60;
const LATE = 22 * 60;
const WORKING_DAYS = [1, 2, 3, 4, 5];

/**
 * The moments that the clauses offer, sorted and disjoint, and what cannot be offered because it is over or outside the
 * requested days. Someone who only rules times out offers all other working days.
 */
export function offeredTimes(
  clauses: readonly ZonedClause[],
  frame: Frame,
): { times: Offered[]; unread: Unread[] } {
  const open = openMoments(frame);
  const offers = clauses.filter(({ isNot }) => !isNot);
  const exceptions = clauses.filter(({ isNot }) => isNot);
  const found = offers.flatMap((clause) => findTimes(clause, frame, open));
  const times = found.flatMap((one) => ('why' in one ? [] : [one]));
  const isJustExceptions = offers.length === 0 && exceptions.some(({ unread }) => !unread);
  if (isJustExceptions) times.push(...otherTimes(exceptions, frame, open));
  return {
    times: exceptions.reduce((rest, exception) => without(rest, exception, frame), merged(times)),
    unread: found.flatMap((one) => ('why' in one ? [one] : [])),
  };
}

function openMoments({ getClock, timeZone, first, last, now }: Frame): IntervalSet {
  const days = uniteSpans(findMoments(getClock(timeZone), first * DAY_MINUTES, (last + 1) * DAY_MINUTES));
  return intersect(days, [{ start: now, end: Infinity }]);
}

/** The times of each of the clause's days, or why there are none. */
function findTimes(clause: ZonedClause, frame: Frame, open: IntervalSet): (Offered | Unread)[] {
  if (clause.unread) return [];
  const days =
    clause.days.length > 0
      ? clause.days
      : [{ ...toPlace(clause), days: weekdays(WORKING_DAYS, true, frame) }];
  return days.flatMap<Offered | Unread>((one) => {
    const times = firstWithTime(one.days, clause, frame, open);
    if (!('why' in times)) return times.map((span) => ({ ...span, sources: [toPlace(clause)] }));
    return [{ ...toPlace(days.length > 1 ? one : clause), why: times.why }];
  });
}

const toPlace = ({ start, end }: Place): Place => ({ start, end });

function firstWithTime(
  { choices }: Days,
  clause: ZonedClause,
  frame: Frame,
  open: IntervalSet,
): IntervalSet | { why: string } {
  const hours = (clause.hours ?? [{}]).map((one) => closed(one, frame));
  const meant = choices.map((days) => momentsIn(days, hours, clause.clock));
  const times = meant.map((one) => timesLeft(one, frame, open)).find((one) => one.length > 0);
  if (times) return times;
  return { why: whyNone(choices.flat(), meant.flat(), frame) };
}

/** The part of the moments still ahead. Drops one that has begun and is now too short for the meeting. */
const timesLeft = (moments: IntervalSet, { now, leastMinutes }: Frame, open: IntervalSet): IntervalSet =>
  intersect(moments, open).filter(({ start, end }) => start > now || end - now >= leastMinutes);

function whyNone(days: readonly number[], moments: IntervalSet, { today, first, last, now }: Frame): string {
  const asked = days.filter((day) => day >= first && day <= last);
  if (days.length > 0 && days.every((day) => day < today)) return 'this is over';
  // After a clock change some times of a day do not exist.
  if (asked.length > 0 && moments.length === 0) return 'there is no such time';
  if (asked.length > 0 && moments.every(({ end }) => end <= now)) return 'this is over';
  if (asked.length > 0 && moments.some(({ start }) => start <= now)) return 'too little of this is left';
  const [from, to] = [first, last].map((day) => printDate(wallText(day * DAY_MINUTES)));
  return `the days asked about are ${from} to ${to}`;
}

function momentsIn(
  days: readonly number[],
  hours: readonly Required<Hours>[],
  clock: ZoneClock,
): IntervalSet {
  return uniteSpans(
    days.flatMap((day) =>
      hours.flatMap(({ start, end }) =>
        findMoments(clock, day * DAY_MINUTES + start, day * DAY_MINUTES + end),
      ),
    ),
  );
}

/** Offered hours with their open ends filled in. */
function closed({ start, end }: Hours, { dayStart, dayEnd }: Frame): Required<Hours> {
  const from = start ?? [dayStart, EARLY].find((one) => one < (end ?? DAY_MINUTES)) ?? 0;
  return { start: from, end: end ?? [dayEnd, LATE].find((one) => one > from) ?? DAY_MINUTES };
}

/** All working days, as offered by someone who rules something out. */
function otherTimes(exceptions: readonly ZonedClause[], frame: Frame, open: IntervalSet): Offered[] {
  const { all } = weekdays(WORKING_DAYS, true, frame);
  const clock = frame.getClock(frame.timeZone);
  const sources = exceptions.map(toPlace);
  return timesLeft(momentsIn(all, [closed({}, frame)], clock), frame, open).map((span) => ({
    ...span,
    sources,
  }));
}

/** Times without an exception, which becomes a source of those that it cuts. */
function without(times: readonly Offered[], exception: ZonedClause, frame: Frame): Offered[] {
  const { days, hours = [{}], clock } = exception;
  // Days in another zone reach into the days before and after.
  const all = daysBetween(frame.first - 1, frame.last + 1);
  const named = days.length > 0 ? days.flatMap((one) => one.days.all) : all;
  const whole = hours.map(({ start = 0, end = DAY_MINUTES }) => ({ start, end }));
  const taken = momentsIn(named, whole, clock);
  return times.flatMap((one) => {
    const rest = subtract([one], taken);
    const isWhole = rest.length === 1 && rest[0]?.start === one.start && rest[0].end === one.end;
    return isWhole ? rest : rest.map((part) => ({ ...part, sources: [...part.sources, toPlace(exception)] }));
  });
}

/** Merges times that touch, with the sources of both. */
function merged(times: readonly Offered[]): Offered[] {
  const sorted = times.toSorted((a, b) => a.start - b.start);
  const found: Offered[] = [];
  for (const time of sorted) {
    const last = found.at(-1);
    if (!last || last.end < time.start) found.push(time);
    else {
      const end = Math.max(last.end, time.end);
      found[found.length - 1] = { start: last.start, end, sources: [...last.sources, ...time.sources] };
    }
  }
  return found;
}
