import type { NewRow } from '#db/tables/rows.ts';
import type { VendorDb } from '#db/tenancy.ts';

/** Oldest first; the last one says how the booking stands. */
export const listDecisions = (tx: VendorDb, bookingId: string) =>
  tx
    .selectOwn('decision', { booking_id: bookingId })
    .selectAll()
    .orderBy('at')
    .orderBy('decision_id')
    .execute();

export const insertDecision = (tx: VendorDb, row: NewRow<'decision'>) =>
  tx.insertOwn('decision', row).execute();
