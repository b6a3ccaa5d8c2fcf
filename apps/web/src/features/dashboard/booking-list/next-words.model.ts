import type { BookingSummary } from '@slotwise/contract/bookings/bookings.schema';
import type { FeedbackState } from '@slotwise/contract/booking-parts/feedback.schema';
import { isAhead } from '#features/bookings/meeting-clock.model.ts';
import { namesText } from '#features/bookings/meeting-values/meeting-words.model.ts';
import { BOOKING_LIST } from './booking-list.texts.ts';

const FEEDBACK_WORDS: Record<FeedbackState, () => string> = {
  NONE: BOOKING_LIST.noneIn,
  PARTIAL: BOOKING_LIST.someIn,
  COMPLETE: BOOKING_LIST.allIn,
  OVERDUE: BOOKING_LIST.lateIn,
};

const firstNames = (people: { name: string }[]): string =>
  namesText(people.slice(0, 2).map(({ name }) => name.split(' ')[0] ?? name));

/** Answers to an invitation: those who declined first, else those who have not answered. */
function answersText({ meetingInfo }: BookingSummary): string {
  const invited = meetingInfo.participants.filter(({ host }) => !host);
  const declined = invited.filter(({ rsvp }) => rsvp === 'DECLINED');
  if (declined.length > 0) return BOOKING_LIST.declined({ names: firstNames(declined) });
  const silent = invited.filter(({ rsvp }) => rsvp === 'NEEDS_ACTION');
  if (silent.length === 0) return BOOKING_LIST.allAccepted();
  if (silent.length > 2) return BOOKING_LIST.manySilent({ count: silent.length });
  return BOOKING_LIST.silent({ names: firstNames(silent), count: silent.length });
}

/** What is expected next of a meeting; empty if nothing is. */
export function nextWords(booking: BookingSummary, now: number): string {
  const { bookingStatus, feedbackState } = booking;
  if (bookingStatus === 'DRAFT') return BOOKING_LIST.notSent();
  if (bookingStatus === 'SUBMITTED') return BOOKING_LIST.toAnswer();
  if (bookingStatus === 'AWAITING_CANDIDATE') return BOOKING_LIST.choosing();
  if (isAhead(booking, now)) return answersText(booking);
  if (bookingStatus === 'SCHEDULED' || bookingStatus === 'COMPLETED') return FEEDBACK_WORDS[feedbackState]();
  return bookingStatus === 'SELECTED' ? BOOKING_LIST.addResource() : '';
}
