import { sql } from 'kysely';
import type { VendorDb } from '#db/tenancy.ts';

/** Whose scorecards of these bookings are how far. */
export function listScorecardStates(tx: VendorDb, bookingIds: string[]) {
  return (
    tx
      .selectFrom('feedback')
      .select(['booking_id', 'panelist_email', 'state'])
      .where('vendor_id', '=', tx.vendorId)
      // One text and one plan for however many bookings.
      .where('booking_id', '=', sql<string>`any(${bookingIds}::uuid[])`)
      .execute()
  );
}
