import type { Holiday, HolidayCalendar } from '@slotwise/contract/availability/holidays.schema';
import { dayTitle, shortWeekday } from '#lib/dates/date-text.ts';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { HOLIDAYS } from './holidays.texts.ts';

/** 'Thu 26/11/2026' */
export const holidayDate = (date: string): string => `${shortWeekday(date)} ${printWallTime(date)}`;

/** 'Next: Diwali on Sunday 8 November', or that no more are known. */
export function nextText({ holidays }: HolidayCalendar, today: string): string {
  const next = holidays.find(({ date }) => date >= today);
  return next ? HOLIDAYS.next({ name: next.name, day: dayTitle(next.date) }) : HOLIDAYS.noNext();
}

/** Who follows it, in words. */
export function followersText({ isDefault, panelists }: HolidayCalendar): string {
  if (panelists > 0) return HOLIDAYS.followers({ count: panelists });
  return isDefault ? HOLIDAYS.followedByDefault() : HOLIDAYS.notFollowed();
}

/** The days grouped by year, in order. */
export function byYear(holidays: Holiday[]): { year: string; days: Holiday[] }[] {
  const years = [...new Set(holidays.map(({ date }) => date.slice(0, 4)))];
  return years.map((year) => ({ year, days: holidays.filter(({ date }) => date.startsWith(year)) }));
}
