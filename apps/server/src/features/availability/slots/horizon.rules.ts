import { LIMITS } from '@slotwise/contract/limits';
import { dateIn } from '#engines/wall-time/day-bounds.ts';
import { invalidField } from '#lib/app-error.ts';
import { requireDays, type Days } from '../team-week/team-week.rules.ts';

/** Reads the days of the question; refuses too many, or days that are all over. The zone is one that exists. */
export function readHorizon({ from, to, timeZone }: Days, now: Date): Days {
  requireDays({ from, to, timeZone }, LIMITS.slotHorizonDays);
  const today = dateIn(now.toISOString(), timeZone);
  if (to < today) throw invalidField('to', 'These days have passed. Choose later ones');
  const latest = `${Number(today.slice(0, 4)) + LIMITS.meetingMaxYearsAhead}${today.slice(4)}`;
  if (to > latest)
    throw invalidField('to', `A meeting starts at most ${LIMITS.meetingMaxYearsAhead} years ahead`);
  return { from, to, timeZone };
}
