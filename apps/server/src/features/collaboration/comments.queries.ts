import type { Insertable } from 'kysely';
import type { Tables } from '#db/tables/tables.ts';
import type { VendorDb } from '#db/tenancy.ts';

/** Oldest first. */
export function listComments(tx: VendorDb, bookingId: string) {
  return tx
    .selectFrom('booking_comment')
    .selectAll()
    .where('vendor_id', '=', tx.vendorId)
    .where('booking_id', '=', bookingId)
    .orderBy('at')
    .orderBy('comment_id')
    .execute();
}

export async function insertComments(
  tx: VendorDb,
  rows: Omit<Insertable<Tables['booking_comment']>, 'vendor_id'>[],
) {
  if (rows.length === 0) return;
  await tx
    .insertInto('booking_comment')
    .values(rows.map((row) => ({ ...row, vendor_id: tx.vendorId })))
    .execute();
}
