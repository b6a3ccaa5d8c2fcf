import * as endpoints from '@slotwise/contract/booking-parts/feedback.endpoints';
import { ownFeedback } from '@slotwise/contract/booking-parts/feedback.rules';
import type { FeedbackInput, SCORECARD_STATES } from '@slotwise/contract/booking-parts/feedback.schema';
import { BOOKING_MESSAGES } from '@slotwise/contract/booking-messages';
import { callApi } from '#api/call-api.ts';
import { stripBooking } from '#features/bookings/booking-payload.model.ts';
import { runAndStay } from '#features/bookings/bookings.actions.ts';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';

export type ScorecardState = (typeof SCORECARD_STATES)[number];

type Writing = {
  feedback: FeedbackInput;
  state: ScorecardState;
  /** The card version the author has seen; 0 for none, absent to overwrite whatever is there. */
  feedbackVersion?: number | undefined;
};

const giveFeedback = (booking: ViewedBooking, { feedback, state, feedbackVersion }: Writing) =>
  callApi(
    endpoints.giveFeedback,
    {
      body: {
        ...stripBooking(booking),
        feedback,
        state,
        ...(feedbackVersion !== undefined && { feedbackVersion }),
      },
    },
    // A draft is visible to no one else.
    { keepalive: true, isQuiet: state === 'DRAFT' },
  );

/** Saves the reader's own scorecard while it is being written; no one else sees it yet, and there is no toast. */
export const saveCardDraft = (
  booking: ViewedBooking,
  feedback: FeedbackInput,
  feedbackVersion: number | undefined,
) => giveFeedback(booking, { feedback, state: 'DRAFT', feedbackVersion });

/** Submits or dismisses the reader's own scorecard, with toasts; the page then shows the others'. */
export const submitFeedback = (
  booking: ViewedBooking,
  feedback: FeedbackInput,
  state: ScorecardState,
  feedbackVersion = ownFeedback(booking)?.version,
) =>
  runAndStay({
    messages: BOOKING_MESSAGES.feedback,
    call: () => giveFeedback(booking, { feedback, state, feedbackVersion }),
  });
