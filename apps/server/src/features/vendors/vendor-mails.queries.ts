import type { VendorDb } from '#db/tenancy.ts';

/** Who answers for the organization: its administrators at work. */
export function listAdministrators(tx: VendorDb) {
  return tx
    .selectFrom('recruiter')
    .select(['display_name as name', 'email'])
    .where('vendor_id', '=', tx.vendorId)
    .where('role', '=', 'ADMIN')
    .where('account_status', '=', 'ACTIVE')
    .orderBy('user_id')
    .execute();
}
