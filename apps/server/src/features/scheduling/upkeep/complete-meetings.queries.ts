import type { VendorDb } from '#db/tenancy.ts';

/** Meetings whose end has passed, held until the transaction ends; those that another process holds are left to it. */
export function lockEnded(tx: VendorDb, now: Date, limit: number) {
  return tx
    .selectFrom('booking')
    .selectAll()
    .where('vendor_id', '=', tx.vendorId)
    .where('booking_status', '=', 'SCHEDULED')
    .where('end_time', '<=', now)
    .orderBy('end_time')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}
