import type { VendorDb, VendorId } from '#db/tenancy.ts';

/** A member or panelist of the organisation who may be handed work; a member's own name comes first. */
export async function findAssignee(
  db: VendorDb,
  vendorId: VendorId,
  email: string,
): Promise<{ name: string; email: string } | undefined> {
  const member = await db
    .selectFrom('recruiter')
    .select(['display_name as name', 'email'])
    .where('vendor_id', '=', vendorId)
    .where('email', '=', email)
    .where('account_status', '<>', 'DISABLED')
    // Whether a panelist still takes part stands in the panelist's own row.
    .where('role', '<>', 'USER_PANEL')
    .executeTakeFirst();
  if (member) return member;
  return db
    .selectFrom('panelist')
    .select(['display_name as name', 'email'])
    .where('vendor_id', '=', vendorId)
    .where('email', '=', email)
    .where('panel_status', '<>', 'INACTIVE')
    .executeTakeFirst();
}
