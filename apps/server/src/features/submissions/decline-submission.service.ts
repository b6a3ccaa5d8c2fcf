import { keepComment } from '#features/collaboration/add-comments.service.ts';
import type { RejectReason } from '@slotwise/contract/booking-parts/decisions.schema';
import type { Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { changeBooking } from '#features/bookings/change-booking.service.ts';
import { openBooking, type OpenBooking } from '#features/bookings/open-booking.service.ts';
import { updateSubmission } from './submissions.queries.ts';

type Words = { reason: { code: RejectReason; text: string }; comments?: string | undefined };

/** Declines a submission in the caller's transaction, subject to the transitions. */
export async function declineSubmission(
  context: Context,
  tx: VendorDb,
  session: Session,
  { bookingId, ...words }: Words & { bookingId: string },
) {
  const open = await openBooking(context, tx, session, { bookingId, action: 'decline' });
  await declineOpen(context, tx, session, { open, ...words });
}

/** The same for an open one; the supplier reads the reason, the comment stays internal. */
export async function declineOpen(
  context: Context,
  tx: VendorDb,
  session: Session,
  { open, reason, comments }: Words & { open: OpenBooking },
) {
  const { booking_id: bookingId } = open.row;
  await updateSubmission(tx, bookingId, { decline_code: reason.code, decline_text: reason.text });
  await changeBooking(context, tx, open, {
    step: { action: 'DECLINED', comments: reason.text, details: { reasonCode: reason.code } },
    reasonForSupplier: reason.text,
  });
  if (!comments) return;
  await keepComment(tx, session, { bookingId, text: comments, visibility: 'INTERNAL', at: open.now });
}
