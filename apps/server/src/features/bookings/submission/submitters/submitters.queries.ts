import type { VendorDb, VendorId } from '#db/tenancy.ts';
import { vendorIdOf } from '#db/tenancy.ts';

/** Who put candidates forward for a supplier. */
export type Submitter = { userId: string; displayName: string; email: string };

/** The clients to whom somebody of the own organisation submitted anybody. */
export async function listClientsOfSubmitter(tx: VendorDb, userId: string): Promise<VendorId[]> {
  const rows = await tx
    .selectFrom('submission')
    .select('vendor_id')
    .distinct()
    .where('submitter_vendor_id', '=', tx.vendorId)
    .where('submitted_by', '=', userId)
    .orderBy('vendor_id')
    .execute();
  return rows.map(({ vendor_id }) => vendorIdOf(vendor_id));
}

/** Puts somebody in the place of who submitted to this client, for the supplier of both. */
export async function replaceSubmitter(
  tx: VendorDb,
  { supplierId, userId }: { supplierId: VendorId; userId: string },
  by: Submitter,
): Promise<void> {
  await tx
    .updateTable('submission')
    .set({ submitted_by: by.userId, submitted_by_name: by.displayName, submitted_by_email: by.email })
    .where('vendor_id', '=', tx.vendorId)
    .where('submitter_vendor_id', '=', supplierId)
    .where('submitted_by', '=', userId)
    .execute();
}
