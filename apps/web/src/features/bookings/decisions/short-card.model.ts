import { draftOf, type ScorecardDraft } from '@slotwise/contract/bookings/feedback/feedback.rules';
import type { ViewedBooking } from '../bookings.slice.ts';

const ownCard = ({ feedback }: ViewedBooking) => feedback.find(({ isMine }) => isMine);

/** Whether the reader is on the panel and their scorecard is neither in nor waived. */
export const owesCard = ({ scorecards }: ViewedBooking): boolean =>
  scorecards.some(({ isMine, state }) => isMine && (state === null || state === 'DRAFT'));

export const hasBegunCard = (booking: ViewedBooking): boolean => ownCard(booking) !== undefined;

/** What the reader has written so far, or an empty card. */
export const cardOf = (booking: ViewedBooking): ScorecardDraft =>
  draftOf(booking.scorecard, ownCard(booking));

/** The card with another rating of one attribute. */
export const rated = (card: ScorecardDraft, name: string, rating: number): ScorecardDraft => ({
  ...card,
  attributes: card.attributes.map((one) => (one.name === name ? { ...one, rating } : one)),
});
