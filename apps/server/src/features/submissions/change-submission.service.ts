import type { updateVendorBooking as endpoint } from '@slotwise/contract/bookings/vendor-bookings.endpoints';
import type { Warning } from '@slotwise/contract/booking-parts/warnings.schema';
import type { BookingAction } from '@slotwise/contract/booking-parts/life.schema';
import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import { MESSAGES } from '@slotwise/contract/messages';
import type { Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { invalidField } from '#lib/app-error.ts';
import { openBooking, type OpenBooking } from '#features/bookings/open-booking.service.ts';
import { accept } from './accept-submission.service.ts';
import { declineOpen } from './decline-submission.service.ts';
import { editSubmission } from './edit-submission.service.ts';
import { withdraw } from './withdraw-submission.service.ts';

type SubmissionChange = ParsedRequestOf<typeof endpoint>['body'];

type Act = (context: Context, tx: VendorDb, session: Session, request: RequestedChange) => Promise<Warning[]>;
type RequestedChange = { open: OpenBooking; request: SubmissionChange };

const without =
  (act: (context: Context, tx: VendorDb, session: Session, request: RequestedChange) => Promise<void>): Act =>
  async (...all) => {
    await act(...all);
    return [];
  };

const ACTS: Record<'EDIT' | NonNullable<SubmissionChange['decision']>, { action: BookingAction; act: Act }> =
  {
    ACCEPT: { action: 'accept', act: accept },
    DECLINE: { action: 'decline', act: without(decline) },
    WITHDRAW: { action: 'withdraw', act: without(withdraw) },
    EDIT: { action: 'editSubmission', act: without(editSubmission) },
  };

/** Either side's acts on a submission; the transitions say who may, and when. */
export async function changeSubmission(
  context: Context,
  tx: VendorDb,
  actor: Session,
  request: SubmissionChange,
) {
  const { bookingId, version } = request;
  const { action, act } = ACTS[request.decision ?? 'EDIT'];
  const open = await openBooking(context, tx, actor, { bookingId, action, version });
  const warnings = await act(context, tx, actor, { open, request });
  return { bookingId, message: [MESSAGES.vendorBookings.update.success], warnings };
}

async function decline(context: Context, tx: VendorDb, session: Session, { open, request }: RequestedChange) {
  const { reason, comments } = request;
  if (!reason) throw invalidField('reason', 'Say why, the supplier reads it');
  await declineOpen(context, tx, session, { open, reason, comments });
}
