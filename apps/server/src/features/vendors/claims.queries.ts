import { sql } from 'kysely';
import { forgetPartners, syncReaders } from '#db/readers.ts';
import { toVendorId, type DirectoryDb, type VendorDb } from '#db/tenancy.ts';

/** The unclaimed organizations added with this contact. */
export const listUnclaimed = (tx: DirectoryDb | VendorDb, email: string) =>
  (tx as DirectoryDb)
    .selectFrom('unclaimed_vendor')
    .select(['vendor_id', 'added_by'])
    .where('email', '=', email)
    .orderBy('vendor_id')
    .execute();

/** Moves an association from an unclaimed organization to the one that claimed it. */
export async function moveAssociation(
  tx: VendorDb,
  associationId: string,
  { side, to, now }: { side: 'vendor_id' | 'supplier_vendor_id'; to: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('association')
    .set({ [side]: to, is_sample: false, updated_at: now, version: sql<number>`version + 1` })
    .where('association_id', '=', associationId)
    .execute();
  await syncReaders(tx, associationId);
}

/** Deletes the caller's card for an organization that now has its own. */
export async function deleteUnclaimed(tx: VendorDb, vendorId: string): Promise<void> {
  await forgetPartners(tx, [vendorId]);
  await tx.deleteFrom('unclaimed_vendor').where('vendor_id', '=', vendorId).execute();
  await tx
    .deleteFrom('vendor')
    .where('vendor_id', '=', vendorId)
    .where('vendor_status', '=', 'UNCLAIMED')
    .where('added_by', '=', tx.vendorId)
    .execute();
}

/** Some accounts with the contact address of an unclaimed organization, picked at random: some can claim nothing. */
export async function listClaimants(tx: DirectoryDb, limit: number) {
  const rows = await tx
    .selectFrom('unclaimed_vendor')
    .innerJoin('account', 'account.email', 'unclaimed_vendor.email')
    .select(['account.vendor_id', 'account.user_id'])
    .groupBy(['account.vendor_id', 'account.user_id'])
    .orderBy(sql`random()`)
    .limit(limit)
    .execute();
  return rows.map((row) => ({ vendorId: toVendorId(row.vendor_id), userId: row.user_id }));
}
