import { type SupplierDb, type VendorDb, type VendorId, toVendorId } from '#db/tenancy.ts';

/** The person who put candidates forward for a supplier. */
export type Submitter = { userId: string; displayName: string; email: string };

/** The clients that someone in the caller's organization submitted to. */
export async function listClientsOfSubmitter(tx: SupplierDb, userId: string): Promise<VendorId[]> {
  const rows = await tx
    .selectFrom('submission')
    .select('vendor_id')
    .distinct()
    .where('submitter_vendor_id', '=', tx.vendorId)
    .where('submitted_by', '=', userId)
    .orderBy('vendor_id')
    .execute();
  return rows.map(({ vendor_id }) => toVendorId(vendor_id));
}

/** The successor of someone in the organization: none while they work there, otherwise its first administrator. */
export async function findSuccessor(tx: VendorDb, userId: string): Promise<Submitter | undefined> {
  const row = await tx
    .selectOwn('recruiter', { account_status: 'ACTIVE', role: 'ADMIN' })
    .select(['user_id', 'display_name', 'email'])
    .where(({ not, exists }) =>
      not(
        exists(tx.selectOwn('recruiter as own', { user_id: userId, account_status: 'ACTIVE' }).selectAll()),
      ),
    )
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row && { userId: row.user_id, displayName: row.display_name, email: row.email };
}

/** Replaces the person who submitted to this client, for the supplier of both. */
export const replaceSubmitter = (
  tx: VendorDb,
  { supplierId, userId }: { supplierId: VendorId; userId: string },
  by: Submitter,
) =>
  tx
    .updateOwn('submission', { submitter_vendor_id: supplierId, submitted_by: userId })
    .set({ submitted_by: by.userId, submitted_by_name: by.displayName, submitted_by_email: by.email })
    .execute();
