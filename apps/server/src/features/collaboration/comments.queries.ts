import type { Insertable } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { VendorDb, VendorId } from '#db/tenancy.ts';

/** Oldest first. */
export function listComments(db: VendorDb, vendorId: VendorId, bookingId: string) {
  return db
    .selectFrom('booking_comment')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('booking_id', '=', bookingId)
    .orderBy('at')
    .orderBy('comment_id')
    .execute();
}

export async function insertComments(
  db: VendorDb,
  vendorId: VendorId,
  rows: Omit<Insertable<Tables['booking_comment']>, 'vendor_id'>[],
) {
  if (rows.length === 0) return;
  await db
    .insertInto('booking_comment')
    .values(rows.map((row) => ({ ...row, vendor_id: vendorId })))
    .execute();
}
