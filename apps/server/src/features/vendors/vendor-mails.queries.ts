import type { VendorDb } from '#db/tenancy.ts';

/** The people in charge of the organization: its active administrators. */
export const listAdministrators = (tx: VendorDb) =>
  tx
    .selectOwn('recruiter', { role: 'ADMIN', account_status: 'ACTIVE' })
    .select(['display_name as name', 'email'])
    .orderBy('user_id')
    .execute();
