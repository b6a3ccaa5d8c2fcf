import { dateIn, startOfDate } from '#engines/wall-time/day-bounds.ts';
import { HOUR_MILLIS } from '#lib/durations.ts';

/** The days on which someone works, on the clocks of their zone. */
export type WorkingDays = {
  timeZone: string;
  /** From 1, Monday, to 7; never empty. */
  weekdays: number[];
  /** Dates `YYYY-MM-DD` on which they work all the same, and those on which they do not; the latter go first. */
  extra: string[];
  off: string[];
};

/** Who works on none of so many days in a row is not waited for. */
const MOST_DAYS = 366;

/** When so many hours are over, of which only those of working days count. */
export function answerDueAt(at: Date, hours: number, days: WorkingDays): Date {
  let left = hours * HOUR_MILLIS;
  let from = at.getTime();
  for (let day = 0; day < MOST_DAYS; day += 1) {
    const date = dateIn(new Date(from).toISOString(), days.timeZone);
    const end = Date.parse(startOfDate(date, days.timeZone, 1));
    if (isWorkingDay(date, days)) {
      if (left <= end - from) return new Date(from + left);
      left -= end - from;
    }
    from = end;
  }
  return new Date(at.getTime() + hours * HOUR_MILLIS);
}

function isWorkingDay(date: string, { weekdays, extra, off }: WorkingDays): boolean {
  if (off.includes(date)) return false;
  return extra.includes(date) || weekdays.includes(new Date(`${date}T00:00Z`).getUTCDay() || 7);
}
