import type { Insertable } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { VendorDb, VendorId } from '#db/tenancy.ts';

export async function insertDraft(
  db: VendorDb,
  vendorId: VendorId,
  row: Omit<Insertable<Tables['booking']>, 'vendor_id'>,
) {
  await db
    .insertInto('booking')
    .values({ ...row, vendor_id: vendorId })
    .execute();
}
