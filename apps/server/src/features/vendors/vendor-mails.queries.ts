import type { VendorDb } from '#db/tenancy.ts';

/** Who answers for the organization: its administrators at work. */
export const listAdministrators = (tx: VendorDb) =>
  tx
    .selectOwn('recruiter')
    .select(['display_name as name', 'email'])
    .where('role', '=', 'ADMIN')
    .where('account_status', '=', 'ACTIVE')
    .orderBy('user_id')
    .execute();
