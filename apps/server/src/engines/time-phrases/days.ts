import { toMonday, toWeekday, toWeek } from '#engines/scheduling/zone-clock.ts';
import type { Frame } from './reading-frame.ts';

/** Days counted since 1970-01-01 that one phrase means. */
export type Days = {
  is: 'weekday' | 'week' | 'date';
  /** Of weekdays: which, 1 for Monday to 7 for Sunday. */
  named?: readonly number[];
  /** All of them, not just the coming one. */
  isEach?: boolean;
  /** All days that fit: what is meant when they are ruled out, and what a week next to them narrows. */
  all: readonly number[];
  /** What is meant when they are offered: the first of these with time left. 'tue' is the next Tuesday. */
  choices: readonly (readonly number[])[];
  /** Why they cannot be meant, as a sentence: 'the 24th is a Tuesday'. */
  problem?: string;
};

const WEEK_DAYS = 7;
const FRIDAY = 5;

export const dates = (days: readonly number[]): Days => ({ is: 'date', all: days, choices: [days] });

/** A longer stretch of days; offered are those from Monday to Friday, if it has any. */
export function stretch(days: readonly number[]): Days {
  const workdays = days.filter((day) => toWeekday(day) <= FRIDAY);
  return { is: 'week', all: days, choices: [workdays.length > 0 ? workdays : days] };
}

/** The days from Monday to Sunday of the week that lies so many weeks after the present one. */
export function weekAfter(weeks: number, { today }: Frame): Days {
  const monday = toMonday(toWeek(today) + weeks);
  return stretch(daysBetween(monday, monday + WEEK_DAYS - 1));
}

/** The weekdays, from 1 for Monday to 7 for Sunday and in a row: all there are, or the coming ones, as one row each. */
export function weekdays(days: readonly number[], isEach: boolean, { first, last }: Frame): Days {
  const [start = 1] = days;
  // Where none is left in the days that are asked about, the next one is what cannot be offered.
  const starts = daysBetween(first, Math.max(last, first + WEEK_DAYS - 1)).filter(
    (day) => toWeekday(day) === start,
  );
  const rows = starts.map((day) => days.map((one) => day + ((one - start + WEEK_DAYS) % WEEK_DAYS)));
  const all = daysBetween(first, last).filter((day) => days.includes(toWeekday(day)));
  return { is: 'weekday', named: days, isEach, all, choices: isEach ? [all] : rows };
}

/** Those days of the week that are one of the weekdays. */
export function weekdaysIn(week: Days, named: readonly number[]): Days {
  return dates(week.all.filter((day) => named.includes(toWeekday(day))));
}

/** All days from the first to the last, both included. */
export function daysBetween(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
