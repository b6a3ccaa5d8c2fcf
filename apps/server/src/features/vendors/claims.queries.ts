import { sql } from 'kysely';
import { forgetPartners, keepReaders } from '#db/readers.ts';
import { toVendorId, type DirectoryDb, type VendorDb } from '#db/tenancy.ts';

/** The organizations that were added with this contact and that no one has claimed. */
export const listUnclaimed = (tx: DirectoryDb | VendorDb, email: string) =>
  (tx as DirectoryDb)
    .selectFrom('unclaimed_vendor')
    .select(['vendor_id', 'added_by'])
    .where('email', '=', email)
    .orderBy('vendor_id')
    .execute();

/** Hands an association with an unclaimed organization over to the one that has claimed it. */
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
  await keepReaders(tx, associationId);
}

/** Removes the card that the own organization wrote for one that has its own now. */
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

/** Some accounts that have the address of an unclaimed organization's contact, others each time: of some nothing can be claimed. */
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
