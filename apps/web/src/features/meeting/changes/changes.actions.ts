import * as endpoints from '@slotwise/contract/bookings/changes.endpoints';
import type { ChangeReason } from '@slotwise/contract/bookings/bookings.schema';
import { BOOKING_MESSAGES } from '@slotwise/contract/booking-messages';
import { callApi } from '#api/call-api.ts';
import { runAndLeave, runAndStay } from '#features/bookings/bookings.actions.ts';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';

export type Cancellation = { code: ChangeReason; text: string };

/** Cancels a meeting. Some proxies drop the body of a DELETE, so the address includes the meeting too. */
export const cancelBooking = ({ bookingId, version }: ViewedBooking, reason: Cancellation) =>
  runAndLeave('created', {
    messages: BOOKING_MESSAGES.cancel,
    call: () =>
      callApi(endpoints.cancelBooking, {
        query: { bookingId },
        body: { bookingId, comments: reason.text, reason, version },
      }),
  });

/** Assigns the next step to someone in the organization. */
export const assignBooking = (bookingId: string, assigneeEmail: string, comments: string) =>
  runAndStay({
    messages: BOOKING_MESSAGES.assign,
    call: () =>
      callApi(endpoints.assignBooking, {
        query: { bookingId, assigneeEmail, ...(comments && { comments }) },
      }),
  });
