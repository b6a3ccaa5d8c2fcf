import { sql } from 'kysely';
import type { VendorDb } from '#db/tenancy.ts';

/** Whose scorecards of these bookings are how far. */
export function listScorecardStates(tx: VendorDb, bookingIds: string[]) {
  return (
    tx
      .selectOwn('feedback')
      .select(['booking_id', 'panelist_email', 'state'])
      // One text and one plan for however many bookings.
      .where('booking_id', '=', sql<string>`any(${bookingIds}::uuid[])`)
      .execute()
  );
}
