import type { NewRow } from '#db/tables/rows.ts';
import type { VendorDb } from '#db/tenancy.ts';

/** Oldest first. */
export const listComments = (tx: VendorDb, bookingId: string) =>
  tx
    .selectOwn('booking_comment', { booking_id: bookingId })
    .selectAll()
    .orderBy('at')
    .orderBy('comment_id')
    .execute();

export async function insertComments(tx: VendorDb, rows: NewRow<'booking_comment'>[]) {
  if (rows.length === 0) return;
  await tx.insertOwn('booking_comment', rows).execute();
}
