import type { WeeklyRange } from '@slotwise/contract/panelists/panelists.schema';
import { Temporal } from 'temporal-polyfill';

/** When a person works: ranges of weekdays on the clocks of their zone. */
export type WorkingHours = { timeZone: string; weeklyHours: WeeklyRange[] };

const DAY_MINUTES = 24 * 60;

/**
 * Whether the whole span between two ISO-8601 instants lies inside the person's weekly hours, day by day on the
 * clocks of their own zone. Ranges that touch count as one.
 */
export function isWithinHours(span: { startTime: string; endTime: string }, hours: WorkingHours): boolean {
  const start = onClocks(span.startTime, hours.timeZone);
  const end = onClocks(span.endTime, hours.timeZone);
  let day = start.toPlainDate();
  let from = minuteOf(start);
  for (; Temporal.PlainDate.compare(day, end) < 0; day = day.add({ days: 1 })) {
    if (!isCovered(from, DAY_MINUTES, day.dayOfWeek, hours.weeklyHours)) return false;
    from = 0;
  }
  return from >= minuteOf(end) || isCovered(from, minuteOf(end), day.dayOfWeek, hours.weeklyHours);
}

function isCovered(from: number, to: number, day: number, ranges: WeeklyRange[]): boolean {
  let reached = from;
  for (const range of ranges.filter((one) => one.day === day).toSorted(byStart)) {
    if (clockMinutes(range.start) > reached) break;
    reached = Math.max(reached, clockMinutes(range.end));
  }
  return reached >= to;
}

function byStart(one: WeeklyRange, other: WeeklyRange): number {
  return clockMinutes(one.start) - clockMinutes(other.start);
}

function onClocks(instant: string, timeZone: string): Temporal.PlainDateTime {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDateTime();
}

function minuteOf(time: Temporal.PlainDateTime): number {
  return time.hour * 60 + time.minute;
}

/** '09:30' is 570, '24:00' the end of the day. */
function clockMinutes(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}
