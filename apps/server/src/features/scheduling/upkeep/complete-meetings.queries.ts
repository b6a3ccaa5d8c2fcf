import { listOwners } from '#db/list-vendor-ids.ts';
import type { UpkeepDb, VendorDb } from '#db/tenancy.ts';

/** The organizations with SCHEDULED meetings whose end has passed; upkeep can see only those. */
export const listVendorsWithEnded = (tx: UpkeepDb, now: Date) =>
  listOwners(tx.selectFrom('booking').where('end_time', '<=', now));

/** Ended meetings, locked until the transaction ends; those locked by another process are skipped. */
export const lockEnded = (tx: VendorDb, now: Date, limit: number) =>
  tx
    .selectOwn('booking', { booking_status: 'SCHEDULED' })
    .selectAll()
    .where('end_time', '<=', now)
    .orderBy('end_time')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
