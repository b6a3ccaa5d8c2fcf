import type { Insertable } from 'kysely';
import type { Tables } from '#db/tables/tables.ts';
import type { VendorDb } from '#db/tenancy.ts';

/** Oldest first; the last one says how the booking stands. */
export function listDecisions(tx: VendorDb, bookingId: string) {
  return tx
    .selectFrom('decision')
    .selectAll()
    .where('vendor_id', '=', tx.vendorId)
    .where('booking_id', '=', bookingId)
    .orderBy('at')
    .orderBy('decision_id')
    .execute();
}

export async function insertDecision(tx: VendorDb, row: Omit<Insertable<Tables['decision']>, 'vendor_id'>) {
  await tx
    .insertInto('decision')
    .values({ ...row, vendor_id: tx.vendorId })
    .execute();
}
