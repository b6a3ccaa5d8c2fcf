import type { BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import type { VendorDb } from '#db/tenancy.ts';

/** A job's bookings in these statuses, in id order, to be locked one by one; with a limit, only the first. */
export const listBookingsOfJob = (
  tx: VendorDb,
  jdId: string,
  statuses: readonly BookingStatus[],
  limit?: number,
) =>
  tx
    .selectOwn('booking', { jd_id: jdId, booking_status: statuses })
    .select(['booking_id', 'booking_status'])
    .orderBy('booking_id')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
