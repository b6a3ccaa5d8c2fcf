import * as endpoints from '@slotwise/contract/booking-parts/comments.endpoints';
import type { Visibility } from '@slotwise/contract/booking-parts/documents.schema';
import { BOOKING_MESSAGES } from '@slotwise/contract/booking-messages';
import { callApi } from '#api/call-api.ts';
import { stripBooking } from '#features/bookings/booking-payload.model.ts';
import { runAndStay } from '#features/bookings/bookings.actions.ts';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';

export type NewComment = { text: string; visibility: Visibility };

/** Adds a comment. The same key makes a repeated call one comment. */
export const addComment = (
  booking: ViewedBooking,
  { text, visibility }: NewComment,
  idempotencyKey: string,
) =>
  runAndStay({
    messages: BOOKING_MESSAGES.comment,
    call: () =>
      callApi(
        endpoints.addComments,
        { body: { ...stripBooking(booking), comments: text, visibility } },
        { idempotencyKey },
      ),
  });
