import type { Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import type { OpenBooking } from '#features/bookings/change-booking.service.ts';
import { mailCalledOff } from './pick-letters.service.ts';
import { closeTerms } from './terms.queries.ts';

/**
 * Ends the time for choosing of a booking that was called off or withdrawn. No calendar tells a candidate who had no
 * time yet, so they are mailed; `reason` is what they are told about why.
 */
export async function endChoosing(
  context: Context,
  tx: VendorDb,
  { actor, row, now }: OpenBooking,
  reason: string,
) {
  await closeTerms(tx, row.booking_id, now);
  if (row.booking_status !== 'AWAITING_CANDIDATE') return;
  await mailCalledOff(context, tx, actor, { row, reason });
}
