import { isCalendarDate } from '@slotwise/contract/fields';
import { LIMITS } from '@slotwise/contract/limits';
import { dateIn } from '#engines/wall-time/day-bounds.ts';
import { invalidField } from '#lib/app-error.ts';
import { DAY_MILLIS } from '#lib/durations.ts';

/** The days that are looked through, `YYYY-MM-DD` on the clocks of the zone, both included. */
export type Horizon = { from: string; to: string; timeZone: string };

/** Reads the days of the question, which are few enough and not all over. The zone is one that exists. */
export function readHorizon({ from, to, timeZone }: Horizon, now: Date): Horizon {
  if (!isCalendarDate(from)) throw invalidField('from', 'From is a date such as 2026-11-26');
  if (!isCalendarDate(to)) throw invalidField('to', 'To is a date such as 2026-11-26');
  if (from > to) throw invalidField('to', 'The last day comes before the first');
  const days = 1 + (Date.parse(to) - Date.parse(from)) / DAY_MILLIS;
  if (days > LIMITS.slotHorizonDays)
    throw invalidField('to', `Look at no more than ${LIMITS.slotHorizonDays} days at once`);
  const today = dateIn(now.toISOString(), timeZone);
  if (to < today) throw invalidField('to', 'These days have passed. Choose later ones');
  const latest = `${Number(today.slice(0, 4)) + LIMITS.meetingMaxYearsAhead}${today.slice(4)}`;
  if (to > latest)
    throw invalidField('to', `A meeting starts at most ${LIMITS.meetingMaxYearsAhead} years ahead`);
  return { from, to, timeZone };
}
