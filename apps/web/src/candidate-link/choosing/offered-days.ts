import type { OfferedTimes } from '@slotwise/contract/bookings/candidate-page.schema';
import { dayTitle } from '#lib/dates/date-text.ts';
import { shiftWall, wallTimeAt, toWeekday } from '#lib/dates/zone-time.ts';
import { CHOOSING } from './choosing.texts.ts';

/** One day of the calendar; days without times are shown too, since a hidden day looks like a mistake. */
export type OfferedDay = { date: string; starts: string[] };

const DAY_MINUTES = 24 * 60;
const MOST_WEEKS = 20;

const dayAfter = (date: string, days: number): string =>
  shiftWall(`${date}T00:00`, days * DAY_MINUTES).slice(0, 10);

/**
 * The weeks from the first to the last day with times, Monday first. A Saturday or Sunday column without any times is
 * left out.
 */
export function listWeeks(days: OfferedTimes['days']): OfferedDay[][] {
  const offered = new Map(
    days.filter(({ starts }) => starts.length > 0).map((day) => [day.date, day.starts]),
  );
  const dates = [...offered.keys()].toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return [];
  const monday = dayAfter(first, 1 - toWeekday(first));
  const shown = [1, 2, 3, 4, 5, 6, 7].filter(
    (weekday) => weekday < 6 || dates.some((date) => toWeekday(date) === weekday),
  );
  const weeks: OfferedDay[][] = [];
  for (let start = monday; start <= last && weeks.length < MOST_WEEKS; start = dayAfter(start, 7)) {
    const week = shown.map((weekday) => dayAfter(start, weekday - 1));
    weeks.push(week.map((date) => ({ date, starts: offered.get(date) ?? [] })));
  }
  return weeks;
}

/** 'Thursday 26 November, 6 times' */
export const dayLabel = ({ date, starts: { length } }: OfferedDay): string =>
  CHOOSING.dayWithTimes({ day: dayTitle(date), count: length });

const PARTS = [
  { name: CHOOSING.night, until: 5 },
  { name: CHOOSING.morning, until: 12 },
  { name: CHOOSING.afternoon, until: 17 },
  { name: CHOOSING.evening, until: 24 },
];

/** An offered start, and its clock time in the reader's zone. */
export type OfferedStart = { startTime: string; clock: string };

/** The starts of one day grouped by part of the day, without empty parts. */
export function toParts(starts: string[], timeZone: string): { name: string; starts: OfferedStart[] }[] {
  const all = starts.map((startTime) => ({
    startTime,
    clock: wallTimeAt(Date.parse(startTime), timeZone).slice(11),
  }));
  const getPart = (clock: string) => PARTS.findIndex(({ until }) => Number(clock.slice(0, 2)) < until);
  return PARTS.map(({ name }, index) => ({
    name: name(),
    starts: all.filter(({ clock }) => getPart(clock) === index),
  })).filter((part) => part.starts.length > 0);
}
