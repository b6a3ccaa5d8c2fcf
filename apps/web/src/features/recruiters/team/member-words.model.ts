import type { Recruiter } from '@slotwise/contract/recruiters/recruiters.schema';
import { agoText } from '#lib/dates/date-text.ts';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';

export const STATUS_TONES: Record<Recruiter['accountStatus'], 'waiting' | 'good' | 'over'> = {
  INVITED: 'waiting',
  PENDING_VERIFICATION: 'waiting',
  ACTIVE: 'good',
  DISABLED: 'over',
};

/** A server instant in the reader's zone, and how long ago it was. */
export const momentText = (instant: string, now: number, timeZone: string) => ({
  at: printWallTime(wallTimeAt(Date.parse(instant), timeZone)),
  ago: agoText(instant, now),
});
