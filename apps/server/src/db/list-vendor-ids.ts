import { vendorIdOf, type DirectoryDb, type VendorId } from './tenancy.ts';

/** Every organisation that has an account, for work that goes through them one by one. */
export async function listVendorIds(db: DirectoryDb): Promise<VendorId[]> {
  const rows = await db.selectFrom('account').select('vendor_id').distinct().orderBy('vendor_id').execute();
  return rows.map(({ vendor_id }) => vendorIdOf(vendor_id));
}
