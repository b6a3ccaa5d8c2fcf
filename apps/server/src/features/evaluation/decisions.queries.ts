import type { Insertable } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { VendorDb, VendorId } from '#db/tenancy.ts';

/** Oldest first; the last one says how the booking stands. */
export function listDecisions(db: VendorDb, vendorId: VendorId, bookingId: string) {
  return db
    .selectFrom('decision')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('booking_id', '=', bookingId)
    .orderBy('at')
    .orderBy('decision_id')
    .execute();
}

export async function insertDecision(
  db: VendorDb,
  vendorId: VendorId,
  row: Omit<Insertable<Tables['decision']>, 'vendor_id'>,
) {
  await db
    .insertInto('decision')
    .values({ ...row, vendor_id: vendorId })
    .execute();
}
