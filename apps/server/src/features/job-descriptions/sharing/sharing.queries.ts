import type { VendorDb, VendorId } from '#db/tenancy.ts';

/** The suppliers with whom each of these own jobs is shared. */
export function listSuppliersOfJobs(db: VendorDb, vendorId: VendorId, jdIds: string[]) {
  return db
    .selectFrom('job_share')
    .innerJoin('association', 'association.association_id', 'job_share.association_id')
    .select(['job_share.jd_id', 'job_share.association_id', 'association.supplier_vendor_id'])
    .where('job_share.vendor_id', '=', vendorId)
    .where('association.vendor_id', '=', vendorId)
    .where('job_share.jd_id', 'in', jdIds)
    .orderBy('job_share.shared_at')
    .orderBy('association.supplier_vendor_id')
    .execute();
}

/** The associations of these suppliers with the organisation, as their client. */
export function listSuppliers(db: VendorDb, vendorId: VendorId, supplierIds: string[]) {
  return db
    .selectFrom('association')
    .innerJoin('vendor', 'vendor.vendor_id', 'association.supplier_vendor_id')
    .select([
      'association.association_id',
      'association.supplier_vendor_id',
      'association.association_status',
    ])
    .select('vendor.vendor_name')
    .where('association.vendor_id', '=', vendorId)
    .where('association.supplier_vendor_id', 'in', supplierIds)
    .execute();
}

export async function insertShares(
  db: VendorDb,
  vendorId: VendorId,
  jdId: string,
  { associationIds, at }: { associationIds: string[]; at: Date },
) {
  if (associationIds.length === 0) return;
  await db
    .insertInto('job_share')
    .values(
      associationIds.map((association_id) => ({
        vendor_id: vendorId,
        jd_id: jdId,
        association_id,
        shared_at: at,
      })),
    )
    .execute();
}

export async function deleteShares(db: VendorDb, vendorId: VendorId, jdId: string, associationIds: string[]) {
  if (associationIds.length === 0) return;
  await db
    .deleteFrom('job_share')
    .where('vendor_id', '=', vendorId)
    .where('jd_id', '=', jdId)
    .where('association_id', 'in', associationIds)
    .execute();
}
