import * as endpoints from '@slotwise/contract/booking-parts/decisions.endpoints';
import type { NoShowParty, RejectReason } from '@slotwise/contract/booking-parts/decisions.schema';
import { BOOKING_MESSAGES } from '@slotwise/contract/booking-messages';
import { callApi } from '#api/call-api.ts';
import { runAndLeave, runAndStay } from '#features/bookings/bookings.actions.ts';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';

export type Rejection = { code: RejectReason; comments: string; shareWithVendor: string };

/** Selects the candidate. */
export const approveBooking = ({ bookingId, version }: ViewedBooking, comments: string) =>
  runAndLeave('approved', {
    messages: BOOKING_MESSAGES.approve,
    call: () => callApi(endpoints.approveBooking, { body: { bookingId, comments, version } }),
  });

/** Rejects the candidate. The note for the team also serves as the reason's text. */
export const rejectBooking = (
  { bookingId, version }: ViewedBooking,
  { code, comments, shareWithVendor }: Rejection,
) =>
  runAndLeave('rejected', {
    messages: BOOKING_MESSAGES.reject,
    call: () =>
      callApi(endpoints.rejectBooking, {
        body: { bookingId, version, comments, shareWithVendor, reason: { code } },
      }),
  });

/** Records who did not show up; null takes it back. */
export const markNoShow = (
  { bookingId, version }: ViewedBooking,
  noShowBy: NoShowParty | null,
  comments = '',
) =>
  runAndStay({
    messages: noShowBy ? BOOKING_MESSAGES.noShow : BOOKING_MESSAGES.undoNoShow,
    call: () => callApi(endpoints.markNoShow, { body: { bookingId, noShowBy, comments, version } }),
  });
