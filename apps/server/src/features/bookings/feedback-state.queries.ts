import { sql } from 'kysely';
import type { VendorDb } from '#db/tenancy.ts';

/** The state of each person's scorecards for these bookings. */
export function listScorecardStates(tx: VendorDb, bookingIds: string[]) {
  return (
    tx
      .selectOwn('feedback')
      .select(['booking_id', 'panelist_email', 'state'])
      // One statement text and one plan for any number of bookings.
      .where('booking_id', '=', sql<string>`any(${bookingIds}::uuid[])`)
      .execute()
  );
}
