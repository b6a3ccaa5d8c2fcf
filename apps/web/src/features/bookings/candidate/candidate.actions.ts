import * as endpoints from '@slotwise/contract/bookings/candidate.endpoints';
import type { CandidatePatch } from '@slotwise/contract/booking-parts/candidate.schema';
import { MESSAGES } from '@slotwise/contract/messages';
import { callApi } from '#api/call-api.ts';
import { stripBooking } from '../booking-payload.model.ts';
import { runAndStay } from '../bookings.actions.ts';
import type { ViewedBooking } from '../bookings.slice.ts';

/** Saves what was changed about the candidate; the rest is sent as it was read. */
export const updateCandidate = (booking: ViewedBooking, changes: CandidatePatch) =>
  runAndStay({
    messages: MESSAGES.bookings.candidateDetails,
    call: () =>
      callApi(endpoints.updateCandidate, {
        body: { ...stripBooking(booking), candidateDetails: { ...booking.candidateDetails, ...changes } },
      }),
  });
