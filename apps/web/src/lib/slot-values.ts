import { readDate } from './dates/date-input.ts';
import { shiftWall, wallTimeAt } from './dates/zone-time.ts';

/** A time slot as typed: a day, a start in some zone, and a duration. */
export type SlotValues = { date: string; start: string; minutes: number };

export const EMPTY_SLOT: SlotValues = { date: '', start: '', minutes: 60 };

/** The slot as wall times of the zone; an invalid time is sent as it is, so that it can be refused. */
export function writtenSlot({ date, start, minutes }: SlotValues, timeZone: string) {
  const startTime = `${readDate(date) ?? date}T${start}`;
  const isTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(startTime);
  return { startTime, endTime: isTime ? shiftWall(startTime, minutes) : startTime, timeZone };
}

/** The slot between two instants, in a zone. */
export function slotBetween(startTime: string, endTime: string, timeZone: string): SlotValues {
  const start = Date.parse(startTime);
  const wall = wallTimeAt(start, timeZone);
  const minutes = Math.round((Date.parse(endTime) - start) / 60_000);
  return { date: wall.slice(0, 10), start: wall.slice(11), minutes };
}

/** What is missing, by 'index.field'. */
export function slotProblems(slots: SlotValues[]): Record<string, string> {
  const problems: Record<string, string> = {};
  slots.forEach(({ date, start }, i) => {
    if (!readDate(date)) problems[`${i}.date`] = 'Date is required';
    if (!/^\d{2}:\d{2}$/.test(start)) problems[`${i}.start`] = 'Start is required';
  });
  return problems;
}
