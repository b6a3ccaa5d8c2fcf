import { syncJobReaders } from '#db/readers.ts';
import type { VendorDb } from '#db/tenancy.ts';
import * as queries from './sharing.queries.ts';
import { requireSuppliers } from './sharing.rules.ts';

/** Shares a job, which the caller has locked or just created, with exactly these suppliers. */
export async function shareJob(
  tx: VendorDb,
  { jdId, supplierIds, now }: { jdId: string; supplierIds: string[]; now: Date },
) {
  const wanted = [...new Set(supplierIds)];
  const shares = await queries.listSuppliersOfJobs(tx, [jdId]);
  const suppliers = wanted.length > 0 ? await queries.listSuppliers(tx, wanted) : [];
  const present = new Set(shares.map((share) => share.supplier_vendor_id));
  const added = requireSuppliers(wanted, suppliers, present);
  const ended = shares.filter((share) => !wanted.includes(share.supplier_vendor_id));
  await queries.insertShares(tx, jdId, { associationIds: added, at: now });
  await queries.deleteShares(
    tx,
    jdId,
    ended.map((share) => share.association_id),
  );
  await syncJobReaders(tx, jdId, added);
}
