import { isAllowed, getStretch } from './allowances.ts';
import { subtract, uniteSpans, type IntervalSet, type Span } from './interval-set.ts';
import type { Allowed, Person } from './scheduling-request.ts';
import {
  DAY_MINUTES,
  dateOfDay,
  daysTouched,
  minutesOfClock,
  findMoments,
  toWeekday,
  type ZoneClock,
} from './zone-clock.ts';

/** A range of the day in minutes of the clock, half-open; the day ends at 1440. */
type Stretch = { start: number; end: number };

/** A day's plan for someone: working hours, none with a reason, or unknown. */
type DayPlan =
  | { kind: 'HOURS'; stretches: Stretch[] }
  | { kind: 'DAY_OFF'; note: string }
  | { kind: 'HOLIDAY'; note: string }
  | { kind: 'UNKNOWN' };

type NotedSpan = Span & { note: string };

/** Days off with the reason given, holidays, and moments outside a day's hours. */
export type HoursLayers = { daysOff: NotedSpan[]; holidays: NotedSpan[]; outside: IntervalSet };

/**
 * The moments of the span at which someone does not work. A moment is within a range if the clock shows a time of the
 * range at it. So a range that starts in a gap starts after the jump, one over a repeated hour includes both
 * occurrences, `24:00` is the end of the day, and a date skipped by the zone has nothing.
 */
export function hoursLayers(
  person: Person,
  clock: ZoneClock,
  span: Span,
  allow: readonly Allowed[],
): HoursLayers {
  const planDay = dayPlanner(person, allow);
  const layers: HoursLayers = { daysOff: [], holidays: [], outside: [] };
  const workdays: Span[] = [];
  const working: Span[] = [];
  for (const day of daysTouched(clock, span)) {
    const plan = planDay(day);
    const moments = momentsOfDay(clock, day);
    if (plan.kind === 'HOURS') {
      workdays.push(...moments);
      working.push(...momentsOfStretches(clock, day, plan.stretches));
    }
    if (plan.kind === 'DAY_OFF') layers.daysOff.push(...noted(moments, plan.note));
    if (plan.kind === 'HOLIDAY') layers.holidays.push(...noted(moments, plan.note));
  }
  return { ...layers, outside: subtract(uniteSpans(workdays), uniteSpans(working)) };
}

/** True if a date, in someone's own zone, is one of their weekdays or has its own hours or reason. */
export const isWorkday = ({ weeklyHours, dateOverrides }: Person, day: number): boolean =>
  weeklyHours.some((range) => range.day === toWeekday(day)) ||
  dateOverrides.some(({ date }) => date === dateOfDay(day));

const noted = (moments: readonly Span[], note: string): NotedSpan[] =>
  moments.map((one) => ({ ...one, note }));

/** The moments of one date, counted in days since 1970-01-01. */
export function momentsOfDay(clock: ZoneClock, day: number): Span[] {
  return findMoments(clock, day * DAY_MINUTES, (day + 1) * DAY_MINUTES);
}

/** The moments of one date at which the clock shows a time in these ranges. */
export function momentsOfStretches(clock: ZoneClock, day: number, stretches: readonly Stretch[]): Span[] {
  const midnight = day * DAY_MINUTES;
  return stretches.flatMap(({ start, end }) => findMoments(clock, midnight + start, midnight + end));
}

/** Ranges as written, in minutes of the day. */
export function toStretches(ranges: readonly { start: string; end: string }[]): Stretch[] {
  return ranges.map(({ start, end }) => ({ start: minutesOfClock(start), end: minutesOfClock(end) }));
}

function dayPlanner(person: Person, allow: readonly Allowed[]): (day: number) => DayPlan {
  const overrides = new Map(person.dateOverrides.map((override) => [override.date, override]));
  const holidays = new Map(person.holidays.map(({ date, name }) => [date, name]));
  const stretch = stretcher(getStretch(allow, 'EARLIER', person.key), getStretch(allow, 'LATER', person.key));
  const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
    stretch(toStretches(person.weeklyHours.filter(({ day }) => day === weekday))),
  );
  const worksOnDaysOff = isAllowed(allow, 'DAY_OFF', person.key);
  const worksOnHolidays = isAllowed(allow, 'HOLIDAY', person.key);
  return (day) => {
    const date = dateOfDay(day);
    const override = overrides.get(date);
    if (override && override.ranges.length > 0) {
      return { kind: 'HOURS', stretches: stretch(toStretches(override.ranges)) };
    }
    if (override && !worksOnDaysOff) return { kind: 'DAY_OFF', note: override.note };
    const holiday = holidays.get(date);
    if (holiday !== undefined && !worksOnHolidays) return { kind: 'HOLIDAY', note: holiday };
    if (person.weeklyHours.length === 0) return { kind: 'UNKNOWN' };
    return { kind: 'HOURS', stretches: week[toWeekday(day) - 1] ?? [] };
  };
}

/** Extends the first range of a day to start earlier and the last to end later, both within the day. */
function stretcher(earlier: number, later: number): (stretches: Stretch[]) => Stretch[] {
  return (stretches) => {
    const first = Math.min(...stretches.map(({ start }) => start));
    const last = Math.max(...stretches.map(({ end }) => end));
    return stretches.map(({ start, end }) => ({
      start: start === first ? Math.max(0, start - earlier) : start,
      end: end === last ? Math.min(DAY_MINUTES, end + later) : end,
    }));
  };
}
