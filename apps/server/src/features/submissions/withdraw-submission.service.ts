import type { updateVendorBooking } from '@slotwise/contract/bookings/vendor-bookings.endpoints';
import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import type { Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { changeBooking } from '#features/bookings/change-booking.service.ts';
import type { OpenBooking } from '#features/bookings/open-booking.service.ts';
import { updateSubmission } from './submissions.queries.ts';
import { UNOWNED } from './ownership.rules.ts';

type Withdrawal = { open: OpenBooking; request: ParsedRequestOf<typeof updateVendorBooking>['body'] };

/** Withdraws a submitted candidate: a CANCEL to those who expect them, a mail to the recruiter, no ownership. */
export async function withdraw(
  context: Context,
  tx: VendorDb,
  guest: Session,
  { open, request }: Withdrawal,
) {
  const { row } = open;
  const { booking_id: bookingId } = row;
  const reason = request.reason?.text || request.comments || '';
  // Withdrawing a later round leaves the terms about the candidate as they are.
  if (!row.submission_booking_id) {
    await updateSubmission(tx, bookingId, { withdraw_reason: reason, ...UNOWNED });
  }
  await changeBooking(context, tx, open, {
    columns: { draft: null },
    step: {
      action: 'WITHDRAWN',
      comments: reason,
      ...(request.reason && { details: { reasonCode: request.reason.code } }),
    },
    news: { kind: 'withdrawn', comments: reason },
  });
}
