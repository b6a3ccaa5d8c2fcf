import type { WeeklyRange } from '@slotwise/contract/panelists/hours.schema';
import { printClock } from '#lib/dates/wall-time.ts';
import { shiftWall } from '#lib/dates/zone-time.ts';
import { HOURS } from './hours.texts.ts';

/** Changes to weekly hours; a week is a flat list of ranges, sorted by weekday and start. */

export const WEEKDAYS = [1, 2, 3, 4, 5];
export const WHOLE_WEEK = [...WEEKDAYS, 6, 7];

export type PlacedRange = WeeklyRange & { index: number };

const sorted = (ranges: WeeklyRange[]) => ranges.toSorted((a, b) => a.day - b.day);

/** The ranges of one weekday with their index in the flat list, by which errors name them. */
export const toRanges = (ranges: WeeklyRange[], day: number): PlacedRange[] =>
  ranges.map((range, index) => ({ ...range, index })).filter((range) => range.day === day);

function addHours(clock: string, hours: number) {
  const later = shiftWall(`2000-01-01T${clock}`, hours * 60);
  return later < '2000-01-02' ? printClock(later) : '24:00';
}

/** The range proposed after the last one of a day: a one-hour break, then two hours; the first is 09:00–18:00. */
export function rangeAfter(last: { end: string } | undefined): { start: string; end: string } {
  const isClock = last && /^\d{2}:\d{2}$/.test(last.end) && last.end < '23:00';
  const start = isClock ? addHours(last.end, 1) : '09:00';
  return { start, end: last ? addHours(start, 2) : '18:00' };
}

export const addRange = (ranges: WeeklyRange[], day: number): WeeklyRange[] =>
  sorted([...ranges, { day, ...rangeAfter(toRanges(ranges, day).at(-1)) }]);

export const removeRange = <Range>(ranges: Range[], index: number): Range[] =>
  ranges.filter((_, i) => i !== index);

export const changeRange = <Range>(
  ranges: Range[],
  index: number,
  change: Partial<NoInfer<Range>>,
): Range[] => ranges.map((range, i) => (i === index ? { ...range, ...change } : range));

export const clearDay = (ranges: WeeklyRange[], day: number): WeeklyRange[] =>
  ranges.filter((range) => range.day !== day);

/** Replaces the hours of other days with those of one day. */
export function copyDay(ranges: WeeklyRange[], from: number, to: number[]): WeeklyRange[] {
  const model = ranges.filter(({ day }) => day === from);
  const others = to.filter((day) => day !== from);
  const copies = others.flatMap((day) => model.map((range) => ({ ...range, day })));
  return sorted([...ranges.filter(({ day }) => !others.includes(day)), ...copies]);
}

/** The range that overlaps an earlier one of the same day, by `<index>.end`. */
export function overlapErrors(
  ranges: { day?: number; start: string; end: string }[],
): Record<string, string> {
  const errors = ranges.flatMap((range, i) => {
    const other = ranges
      .slice(0, i)
      .find((one) => one.day === range.day && one.start < range.end && range.start < one.end);
    return other ? [[`${i}.end`, HOURS.overlaps({ start: other.start, end: other.end })]] : [];
  });
  return Object.fromEntries(errors) as Record<string, string>;
}
