import type { BookingSummary } from '@slotwise/contract/bookings/bookings.schema';
import type { FeedbackState } from '@slotwise/contract/booking-parts/feedback.schema';
import { isAhead } from '#features/bookings/meeting-clock.model.ts';
import { namesText } from '#features/bookings/meeting-values/meeting-words.model.ts';

const FEEDBACK_WORDS: Record<FeedbackState, string> = {
  NONE: 'No scorecards yet',
  PARTIAL: 'Some scorecards in',
  COMPLETE: 'All scorecards in',
  OVERDUE: 'Scorecards overdue',
};

const firstNames = (people: { name: string }[]): string =>
  namesText(people.slice(0, 2).map(({ name }) => name.split(' ')[0] ?? name));

/** Who has said what to an invitation: those who declined first, else those who have not answered. */
function answersText({ meetingInfo }: BookingSummary): string {
  const invited = meetingInfo.participants.filter(({ host }) => !host);
  const declined = invited.filter(({ rsvp }) => rsvp === 'DECLINED');
  if (declined.length > 0) return `${firstNames(declined)} declined`;
  const silent = invited.filter(({ rsvp }) => rsvp === 'NEEDS_ACTION');
  if (silent.length === 0) return 'All accepted';
  if (silent.length > 2) return `${silent.length} have not answered`;
  return `${firstNames(silent)} ${silent.length === 1 ? 'has' : 'have'} not answered`;
}

/** What is to be expected next of a meeting; empty where nothing is. */
export function nextWords(booking: BookingSummary, now: number): string {
  const { bookingStatus, feedbackState } = booking;
  if (bookingStatus === 'DRAFT') return 'Not sent to anyone';
  if (bookingStatus === 'SUBMITTED') return 'Answer the submission';
  if (bookingStatus === 'AWAITING_CANDIDATE') return 'Candidate chooses a time';
  if (isAhead(booking, now)) return answersText(booking);
  if (bookingStatus === 'SCHEDULED' || bookingStatus === 'COMPLETED') return FEEDBACK_WORDS[feedbackState];
  return bookingStatus === 'SELECTED' ? 'Add resource' : '';
}
