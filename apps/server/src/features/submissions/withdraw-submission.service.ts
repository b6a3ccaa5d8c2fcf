import type { updateVendorBooking } from '@slotwise/contract/vendor-bookings/vendor-bookings.endpoints';
import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import type { Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { isToCome } from '#features/booking-mail/invitations/invitations.rules.ts';
import { mailRevision } from '#features/booking-mail/invitations/invitations.service.ts';
import { changeBooking, type OpenBooking } from '#features/bookings/change-booking.service.ts';
import { noticeToOwners } from '#features/booking-mail/notices.service.ts';
import { tellSupplier } from '#features/booking-mail/supplier-news.service.ts';
import { endChoosing } from '#features/self-scheduling/end-choosing.service.ts';
import { releaseTime } from '#features/bookings/held-time.service.ts';
import { updateSubmission } from './submissions.queries.ts';
import { UNOWNED } from './ownership.rules.ts';

type Wish = { open: OpenBooking; request: ParsedRequestOf<typeof updateVendorBooking>['body'] };

/**
 * Takes a submitted candidate back: everybody's time is given back, whoever still expects the meeting gets a CANCEL,
 * the client's recruiter is told why, and the candidate is nobody's by this submission any more.
 */
export async function withdraw(context: Context, tx: VendorDb, guest: Session, { open, request }: Wish) {
  const { row, now } = open;
  const { booking_id: bookingId } = row;
  const reason = request.reason?.text || request.comments || '';
  await releaseTime(tx, guest.vendorId, bookingId);
  await changeBooking(tx, open, {
    columns: { draft: null },
    step: {
      action: 'WITHDRAWN',
      comments: reason,
      ...(request.reason && { details: { reasonCode: request.reason.code } }),
    },
  });
  // A later round that is withdrawn leaves what was agreed about the candidate as it is.
  if (!row.submission_booking_id) {
    await updateSubmission(tx, guest.vendorId, bookingId, { withdraw_reason: reason, ...UNOWNED });
  }
  if (isToCome(row, now)) await mailRevision(context, tx, guest, { bookingId, change: 'CANCELLED' });
  await endChoosing(context, tx, open, '');
  await noticeToOwners(context, tx, guest, { row, kind: 'withdrawn', comments: reason });
  await tellSupplier(context, tx, guest, { bookingId, before: row });
}
