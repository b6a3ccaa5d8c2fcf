import { isCalendarDate } from '@slotwise/contract/fields';
import { LIMITS } from '@slotwise/contract/limits';
import { requireTimeZone } from '#engines/wall-time/require-time-zone.ts';
import { invalidField } from '#lib/app-error.ts';
import { DAY_MILLIS } from '#lib/durations.ts';

/** Days on the clocks of the zone, both included. They may be over: a team also looks back. */
export type Days = { from: string; to: string; timeZone: string };

/** Refuses days that are none, come in the wrong order or are too many, and a zone no one knows. */
export function requireDays({ from, to, timeZone }: Days): void {
  requireTimeZone('timeZone', timeZone);
  if (!isCalendarDate(from)) throw invalidField('from', 'From is a date such as 2026-11-26');
  if (!isCalendarDate(to)) throw invalidField('to', 'To is a date such as 2026-11-26');
  if (from > to) throw invalidField('to', 'The last day comes before the first');
  const days = 1 + (Date.parse(to) - Date.parse(from)) / DAY_MILLIS;
  if (days > LIMITS.teamWeekDays)
    throw invalidField('to', `Look at no more than ${LIMITS.teamWeekDays} days at once`);
}
