import { listOwners } from '#db/list-vendor-ids.ts';
import type { UpkeepDb, VendorDb } from '#db/tenancy.ts';

/** The organizations with SCHEDULED meetings whose end has passed; upkeep sees no others. */
export const listVendorsWithEnded = (tx: UpkeepDb, now: Date) =>
  listOwners(tx.selectFrom('booking').where('end_time', '<=', now));

/** Meetings whose end has passed, held until the transaction ends; those that another process holds are left to it. */
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
