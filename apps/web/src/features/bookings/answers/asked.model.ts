import type { BookingSummary } from '@slotwise/contract/bookings/bookings.schema';
import type { Participant } from '@slotwise/contract/bookings/people/people.schema';
import { ANSWER_SOURCE_WORDS } from '@slotwise/contract/words';
import { printWallTime } from '#lib/wall-time.ts';
import { wallTimeAt } from '#lib/zone-time.ts';
import type { ViewedBooking } from '../bookings.slice.ts';

/** A meeting as far as its answer needs it, from its own page or from a list. */
export type Asked = {
  bookingId: string;
  version: number;
  candidateName: string;
  recruiterName: string;
  /** How long it lasts. */
  minutes: number;
};

type Listed = Pick<BookingSummary, 'bookingId' | 'version' | 'candidateDetails' | 'recruiterName'>;

const minutesOf = (start: string, end: string) => (Date.parse(end) - Date.parse(start)) / 60_000;

const askedOf = (
  { bookingId, version, candidateDetails, recruiterName }: Listed,
  minutes: number,
): Asked => ({
  ...{ bookingId, version, recruiterName, minutes },
  candidateName: candidateDetails.candidateName,
});

export const askedOfViewed = (booking: ViewedBooking): Asked =>
  askedOf(booking, minutesOf(booking.meetingInfo.startInstant, booking.meetingInfo.endInstant));

export const askedOfListed = (booking: BookingSummary): Asked =>
  askedOf(booking, minutesOf(booking.meetingInfo.startTime, booking.meetingInfo.endTime));

/** The seat of somebody on a panel; undefined where they have none. */
export const ownSeat = (participants: readonly Participant[], email: string): Participant | undefined =>
  participants.find((one) => one.role === 'PANELIST' && one.email === email);

/** 'in Slotwise, 02/03/2026 10:15'; empty where nobody answered, or before answers said so. */
export function answeredText({ rsvpAt, rsvpSource }: Participant, timeZone: string): string {
  if (!rsvpAt || !rsvpSource) return '';
  return `${ANSWER_SOURCE_WORDS[rsvpSource]}, ${printWallTime(wallTimeAt(Date.parse(rsvpAt), timeZone))}`;
}
