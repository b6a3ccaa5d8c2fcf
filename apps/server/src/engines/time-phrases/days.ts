import { toMonday, toWeekday, toWeek } from '#engines/scheduling/zone-clock.ts';
import type { Frame } from './reading-frame.ts';

/** The days that one phrase means, counted since 1970-01-01. */
export type Days = {
  is: 'weekday' | 'week' | 'date';
  /** For weekdays: which, from 1 for Monday to 7 for Sunday. */
  named?: readonly number[];
  /** True for all of them, not just the next one. */
  isEach?: boolean;
  /** All matching days: used if they are ruled out, or narrowed by a week next to them. */
  all: readonly number[];
  /** The meaning if they are offered: the first of these with time left. 'tue' is the next Tuesday. */
  choices: readonly (readonly number[])[];
  /** Why they are impossible, as a sentence: 'the 24th is a Tuesday'. */
  problem?: string;
};

const WEEK_DAYS = 7;
const FRIDAY = 5;

export const dates = (days: readonly number[]): Days => ({ is: 'date', all: days, choices: [days] });

/** A longer run of days; if offered, only Monday to Friday, if it has any. */
export function stretch(days: readonly number[]): Days {
  const workdays = days.filter((day) => toWeekday(day) <= FRIDAY);
  return { is: 'week', all: days, choices: [workdays.length > 0 ? workdays : days] };
}

/** The days from Monday to Sunday of the week this many weeks after the current one. */
export function weekAfter(weeks: number, { today }: Frame): Days {
  const monday = toMonday(toWeek(today) + weeks);
  return stretch(daysBetween(monday, monday + WEEK_DAYS - 1));
}

/** Consecutive weekdays, from 1 for Monday to 7 for Sunday: all of them, or each coming run. */
export function weekdays(days: readonly number[], isEach: boolean, { first, last }: Frame): Days {
  const [start = 1] = days;
  // If none is left in the requested days, the next one is reported as not possible.
  const starts = daysBetween(first, Math.max(last, first + WEEK_DAYS - 1)).filter(
    (day) => toWeekday(day) === start,
  );
  const rows = starts.map((day) => days.map((one) => day + ((one - start + WEEK_DAYS) % WEEK_DAYS)));
  const all = daysBetween(first, last).filter((day) => days.includes(toWeekday(day)));
  return { is: 'weekday', named: days, isEach, all, choices: isEach ? [all] : rows };
}

/** The days of the week that are one of the weekdays. */
export function weekdaysIn(week: Days, named: readonly number[]): Days {
  return dates(week.all.filter((day) => named.includes(toWeekday(day))));
}

/** All days from the first to the last, inclusive. */
export function daysBetween(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
