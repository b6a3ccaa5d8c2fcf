import type { Insertable } from 'kysely';
import type { Tables } from '#db/tables/tables.ts';
import { syncReaders } from '#db/readers.ts';
import type { VendorDb } from '#db/tenancy.ts';

type Card = Omit<Insertable<Tables['vendor']>, 'vendor_status' | 'added_by'>;

/** Inserts the card of an unclaimed organization, and the address by which it can be claimed. */
export async function insertUnclaimed(tx: VendorDb, card: Card, email: string): Promise<void> {
  await tx
    .insertInto('vendor')
    .values({ ...card, contact_email: email, vendor_status: 'UNCLAIMED', added_by: tx.vendorId })
    .execute();
  await tx
    .insertInto('unclaimed_vendor')
    .values({ vendor_id: card.vendor_id, added_by: tx.vendorId, email })
    .execute();
}

export async function insertAssociation(tx: VendorDb, row: Insertable<Tables['association']>): Promise<void> {
  await tx.insertInto('association').values(row).execute();
  await syncReaders(tx, row.association_id);
}

/** The unclaimed organization that the caller's added with this contact. */
export const findUnclaimed = (tx: VendorDb, email: string) =>
  tx
    .selectFrom('unclaimed_vendor')
    .innerJoin('vendor', 'vendor.vendor_id', 'unclaimed_vendor.vendor_id')
    .select('vendor.vendor_name')
    .where('unclaimed_vendor.added_by', '=', tx.vendorId)
    .where('unclaimed_vendor.email', '=', email)
    .executeTakeFirst();
