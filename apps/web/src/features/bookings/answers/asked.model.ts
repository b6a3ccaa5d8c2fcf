import type { BookingSummary } from '@slotwise/contract/bookings/bookings.schema';
import type { Participant } from '@slotwise/contract/booking-parts/people.schema';
import { ANSWER_SOURCE_WORDS } from '@slotwise/contract/words';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';

/** A meeting as far as its answer needs it, from its own page or from a list. */
export type Asked = {
  bookingId: string;
  version: number;
  candidateName: string;
  recruiterName: string;
};

type Listed = Pick<BookingSummary, 'bookingId' | 'version' | 'candidateDetails' | 'recruiterName'>;

export const toAsked = ({ bookingId, version, candidateDetails, recruiterName }: Listed): Asked => ({
  bookingId,
  version,
  recruiterName,
  candidateName: candidateDetails.candidateName,
});

/** The seat of someone on a panel; undefined where they have none. */
export const ownSeat = (participants: readonly Participant[], email: string): Participant | undefined =>
  participants.find((one) => one.role === 'PANELIST' && one.email === email);

/** 'in Slotwise, 02/03/2026 10:15'; empty where no one answered, or before answers said so. */
export function answeredText({ rsvpAt, rsvpSource }: Participant, timeZone: string): string {
  if (!rsvpAt || !rsvpSource) return '';
  return `${ANSWER_SOURCE_WORDS[rsvpSource]}, ${printWallTime(wallTimeAt(Date.parse(rsvpAt), timeZone))}`;
}
