import type { BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import type { VendorDb } from '#db/tenancy.ts';

/** The bookings of a job in these statuses, in the order of their ids, in which they are locked one by one; the first ones where a limit is named. */
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
