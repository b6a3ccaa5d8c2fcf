import type { WeeklyRange } from '@slotwise/contract/panelists/panelists.schema';
import { printClock } from '#lib/wall-time.ts';
import { shiftWall } from '#lib/zone-time.ts';

/** Changes to a week of hours; a week is a flat list of ranges, kept by weekday and start. */

export type PlacedRange = WeeklyRange & { index: number };

const sorted = (ranges: WeeklyRange[]) => ranges.toSorted((a, b) => a.day - b.day);

/** The ranges of one weekday with their place in the flat list, by which errors name them. */
export const rangesOf = (ranges: WeeklyRange[], day: number): PlacedRange[] =>
  ranges.map((range, index) => ({ ...range, index })).filter((range) => range.day === day);

function addHours(clock: string, hours: number) {
  const later = shiftWall(`2000-01-01T${clock}`, hours * 60);
  return later < '2000-01-02' ? printClock(later) : '24:00';
}

/** Adds a range after the last of its day: one hour of pause, then two hours; the first of a day is 09:00–18:00. */
export function addRange(ranges: WeeklyRange[], day: number): WeeklyRange[] {
  const last = rangesOf(ranges, day).at(-1);
  const isClock = last && /^\d{2}:\d{2}$/.test(last.end) && last.end < '23:00';
  const start = isClock ? addHours(last.end, 1) : '09:00';
  return sorted([...ranges, { day, start, end: last ? addHours(start, 2) : '18:00' }]);
}

export const removeRange = (ranges: WeeklyRange[], index: number): WeeklyRange[] =>
  ranges.filter((_, i) => i !== index);

export const changeRange = (
  ranges: WeeklyRange[],
  index: number,
  change: Partial<WeeklyRange>,
): WeeklyRange[] => ranges.map((range, i) => (i === index ? { ...range, ...change } : range));

export const clearDay = (ranges: WeeklyRange[], day: number): WeeklyRange[] =>
  ranges.filter((range) => range.day !== day);

/** Gives Monday to Friday the hours of one day. */
export function copyToWeekdays(ranges: WeeklyRange[], from: number): WeeklyRange[] {
  const model = ranges.filter(({ day }) => day === from);
  const weekdays = [1, 2, 3, 4, 5].flatMap((day) => model.map((range) => ({ ...range, day })));
  return sorted([...weekdays, ...ranges.filter(({ day }) => day > 5)]);
}
