import type { Vendor } from '@slotwise/contract/vendors/vendors.schema';
import { durationText } from '#lib/dates/date-text.ts';
import type { ASSOCIATION_WORDS } from './vendors.texts.ts';

/** The status of two organizations' association, in words. */

export type StateTag = {
  state: keyof typeof ASSOCIATION_WORDS;
  tone: 'neutral' | 'waiting' | 'good' | 'bad' | 'over';
};

type Associated = Pick<Vendor, 'associationStatus' | 'isOursToAnswer' | 'vendorStatus'>;

const TONES = { PENDING: 'waiting', ACTIVE: 'good', SUSPENDED: 'neutral', ENDED: 'over' } as const;

/** The state of an association; if it is pending, whose turn it is. */
export function stateTag({ associationStatus, isOursToAnswer, vendorStatus }: Associated): StateTag | null {
  if (!associationStatus) return null;
  const tone = TONES[associationStatus];
  if (associationStatus !== 'PENDING') return { state: associationStatus, tone };
  if (isOursToAnswer) return { state: 'OURS', tone };
  return { state: vendorStatus === 'UNCLAIMED' ? 'INVITED' : 'ASKED', tone };
}

/** Whether the mail awaiting the other side's answer can be sent again. */
export const isAwaited = ({ associationStatus, isOursToAnswer }: Associated): boolean =>
  associationStatus === 'PENDING' && !isOursToAnswer;

const LONG_HOURS = 72;

/** A mean of hours in words: '20 min', '3.5 h', '26 h', '4 days 2 h'. */
export function hoursText(hours: number): string {
  if (hours < 1) return durationText(Math.max(1, hours * 60));
  if (hours >= LONG_HOURS) return durationText(Math.round(hours) * 60);
  return `${hours < 10 ? Math.round(hours * 10) / 10 : Math.round(hours)} h`;
}
