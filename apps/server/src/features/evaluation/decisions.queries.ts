import type { NewRow } from '#db/tables/rows.ts';
import type { VendorDb } from '#db/tenancy.ts';

/** Oldest first; the last one says how the booking stands. */
export const listDecisions = (tx: VendorDb, bookingId: string) =>
  tx
    .selectOwn('decision')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('at')
    .orderBy('decision_id')
    .execute();

export async function insertDecision(tx: VendorDb, row: NewRow<'decision'>) {
  await tx.insertOwn('decision', row).execute();
}
