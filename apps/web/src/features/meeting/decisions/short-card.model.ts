import { toDraft, ownFeedback, type ScorecardDraft } from '@slotwise/contract/booking-parts/feedback.rules';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';

/** The reader's scorecard so far, or an empty one. */
export const toCard = (booking: ViewedBooking): ScorecardDraft =>
  toDraft(booking.scorecard, ownFeedback(booking));

/** The card with a new rating for one attribute. */
export const rated = (card: ScorecardDraft, name: string, rating: number): ScorecardDraft => ({
  ...card,
  attributes: card.attributes.map((one) => (one.name === name ? { ...one, rating } : one)),
});
