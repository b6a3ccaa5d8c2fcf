import { dateIn, startOfDate } from '#engines/wall-time/day-bounds.ts';
import { HOUR_MILLIS } from '#lib/durations.ts';

/** The days on which someone works, in their zone. */
export type WorkingDays = {
  timeZone: string;
  /** From 1, Monday, to 7; never empty. */
  weekdays: number[];
  /** Dates `YYYY-MM-DD` with extra work, and days off, which take precedence. */
  extra: string[];
  off: string[];
};

/** The wait ends after this many days off in a row. */
const MOST_DAYS = 366;

/** When this many hours have passed, counting only working days. */
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
