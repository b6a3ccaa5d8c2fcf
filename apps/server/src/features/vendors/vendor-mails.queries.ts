import type { VendorDb } from '#db/tenancy.ts';

/** Who answers for the organization: its administrators at work. */
export const listAdministrators = (tx: VendorDb) =>
  tx
    .selectOwn('recruiter', { role: 'ADMIN', account_status: 'ACTIVE' })
    .select(['display_name as name', 'email'])
    .orderBy('user_id')
    .execute();
