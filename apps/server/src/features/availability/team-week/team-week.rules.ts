import { isCalendarDate } from '@slotwise/contract/fields';
import { invalidField } from '#lib/app-error.ts';
import { DAY_MILLIS } from '#lib/durations.ts';

/** Days in the zone, both included, as `YYYY-MM-DD`. */
export type Days = { from: string; to: string; timeZone: string };

/** Clock rules are only known for these years. */
const [FIRST_YEAR, LAST_YEAR] = ['2000', '2199'];

/** Refuses days that are invalid, too far off, in the wrong order or more than `most`. */
export function requireDays({ from, to }: Days, most: number): void {
  if (!isCalendarDate(from)) throw invalidField('from', 'From is a date such as 2026-11-26');
  if (!isCalendarDate(to)) throw invalidField('to', 'To is a date such as 2026-11-26');
  for (const [name, day] of Object.entries({ from, to }))
    if (day < FIRST_YEAR || day.slice(0, 4) > LAST_YEAR)
      throw invalidField(name, `Look at days between ${FIRST_YEAR} and ${LAST_YEAR}`);
  if (from > to) throw invalidField('to', 'The last day comes before the first');
  const days = 1 + (Date.parse(to) - Date.parse(from)) / DAY_MILLIS;
  if (days > most) throw invalidField('to', `Look at no more than ${most} days at once`);
}
