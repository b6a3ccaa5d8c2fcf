import * as endpoints from '@slotwise/contract/bookings/candidate.endpoints';
import type { CandidatePatch } from '@slotwise/contract/booking-parts/candidate.schema';
import { BOOKING_MESSAGES } from '@slotwise/contract/booking-messages';
import { callApi } from '#api/call-api.ts';
import { stripBooking } from '../booking-payload.model.ts';
import { runAndStay } from '../bookings.actions.ts';
import type { ViewedBooking } from '../bookings.slice.ts';

export const toCandidateChange = (booking: ViewedBooking, changes: CandidatePatch) => ({
  ...stripBooking(booking),
  candidateDetails: { ...booking.candidateDetails, ...changes },
});

/** Saves the changes to the candidate; the rest is sent as it was read. */
export const updateCandidate = (booking: ViewedBooking, changes: CandidatePatch) =>
  runAndStay({
    messages: BOOKING_MESSAGES.candidateDetails,
    call: () => callApi(endpoints.updateCandidate, { body: toCandidateChange(booking, changes) }),
  });
