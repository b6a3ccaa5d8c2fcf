import type { RejectReason } from '@slotwise/contract/bookings/decisions/decisions.schema';
import { uuidv7 } from 'uuidv7';
import type { Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { insertComments } from '#features/collaboration/comments.queries.ts';
import { stepBy } from '#features/bookings/seen-booking.mapper.ts';
import { changeBooking, openBooking, type OpenBooking } from '#features/bookings/change-booking.service.ts';
import { tellSupplier } from '#features/booking-mail/supplier-news.service.ts';
import { updateSubmission } from './submissions.queries.ts';

type Words = { reason: { code: RejectReason; text: string }; comments?: string | undefined };

/** Turns a submission down in the caller's transaction; what the table of transitions refuses is refused here. */
export async function declineSubmission(
  context: Context,
  tx: VendorDb,
  session: Session,
  { bookingId, ...words }: Words & { bookingId: string },
) {
  const open = await openBooking(context, tx, session, { bookingId, action: 'decline' });
  await declineOpen(context, tx, session, { open, ...words });
}

/** The same of one that is open; the supplier reads the reason, the comment stays in the organisation. */
export async function declineOpen(
  context: Context,
  tx: VendorDb,
  session: Session,
  { open, reason, comments }: Words & { open: OpenBooking },
) {
  const { booking_id: bookingId } = open.row;
  await changeBooking(tx, open, {
    step: { action: 'DECLINED', comments: reason.text, details: { reasonCode: reason.code } },
  });
  await updateSubmission(tx, session.vendorId, bookingId, {
    decline_code: reason.code,
    decline_text: reason.text,
  });
  if (comments) {
    const comment = { comment_id: uuidv7(), booking_id: bookingId, text: comments };
    await insertComments(tx, session.vendorId, [
      { ...comment, visibility: 'INTERNAL', ...stepBy(session, open.now) },
    ]);
  }
  await tellSupplier(context, tx, session, { bookingId, before: open.row, reason: reason.text });
}
