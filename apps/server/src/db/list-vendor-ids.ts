import { toVendorId, type DirectoryDb, type VendorId } from './tenancy.ts';

/** Every organization that has an account or waits for the link of its sign-up, for work through them one by one. */
export async function listVendorIds(tx: DirectoryDb): Promise<VendorId[]> {
  const rows = await tx
    .selectFrom('account')
    .select('vendor_id')
    .union((of) => of.selectFrom('link_token').select('vendor_id').where('purpose', '=', 'verify'))
    .orderBy('vendor_id')
    .execute();
  return toVendorIds(rows);
}

/** Whose the rows are, as they come. */
export const toVendorIds = (rows: { vendor_id: string }[]): VendorId[] =>
  rows.map(({ vendor_id }) => toVendorId(vendor_id));
