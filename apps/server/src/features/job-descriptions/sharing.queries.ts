import type { VendorDb } from '#db/tenancy.ts';

export const listSuppliersOfJobs = (tx: VendorDb, jdIds: string[]) =>
  tx
    .selectOwn('job_share', { jd_id: jdIds })
    .innerJoin('association', 'association.association_id', 'job_share.association_id')
    .select(['job_share.jd_id', 'job_share.association_id', 'association.supplier_vendor_id'])
    .where('association.vendor_id', '=', tx.vendorId)
    .orderBy('job_share.shared_at')
    .orderBy('association.supplier_vendor_id')
    .execute();

/** The associations of these suppliers with the organization, as their client. */
export const listSuppliers = (tx: VendorDb, supplierIds: string[]) =>
  tx
    .selectOwn('association', { supplier_vendor_id: supplierIds })
    .innerJoin('vendor', 'vendor.vendor_id', 'association.supplier_vendor_id')
    .select([
      'association.association_id',
      'association.supplier_vendor_id',
      'association.association_status',
    ])
    .select('vendor.vendor_name')
    .execute();

export async function insertShares(
  tx: VendorDb,
  jdId: string,
  { associationIds, at }: { associationIds: string[]; at: Date },
) {
  if (associationIds.length === 0) return;
  await tx
    .insertOwn(
      'job_share',
      associationIds.map((association_id) => ({ jd_id: jdId, association_id, shared_at: at })),
    )
    .execute();
}

export async function deleteShares(tx: VendorDb, jdId: string, associationIds: string[]) {
  if (associationIds.length === 0) return;
  await tx.deleteOwn('job_share', { jd_id: jdId, association_id: associationIds }).execute();
}
