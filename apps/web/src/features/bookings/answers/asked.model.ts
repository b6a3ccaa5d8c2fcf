import type { BookingSummary } from '@slotwise/contract/bookings/bookings.schema';
import type { Participant } from '@slotwise/contract/booking-parts/people.schema';
import { ANSWER_SOURCE_WORDS } from '@slotwise/contract/words';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';

/** The parts of a meeting its answer needs, from its own page or from a list. */
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

/** Someone's seat on a panel; undefined if they have none. */
export const ownSeat = (participants: readonly Participant[], email: string): Participant | undefined =>
  participants.find((one) => one.role === 'PANELIST' && one.email === email);

/** 'in Slotwise, 02/03/2026 10:15'; empty if no one answered, or if the answer predates this record. */
export function answeredText({ rsvpAt, rsvpSource }: Participant, timeZone: string): string {
  if (!rsvpAt || !rsvpSource) return '';
  return `${ANSWER_SOURCE_WORDS[rsvpSource]}, ${printWallTime(wallTimeAt(Date.parse(rsvpAt), timeZone))}`;
}
