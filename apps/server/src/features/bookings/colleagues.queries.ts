import type { VendorDb } from '#db/tenancy.ts';

export async function findTimeZone(tx: VendorDb, userId: string): Promise<string | undefined> {
  const row = await tx.selectOwn('recruiter', { user_id: userId }).select('time_zone').executeTakeFirst();
  return row?.time_zone;
}

/** A member or panelist of the organization who may be handed work; a member's own name comes first. */
export async function findAssignee(
  tx: VendorDb,
  email: string,
): Promise<{ name: string; email: string } | undefined> {
  const member = await tx
    .selectOwn('recruiter', { email })
    .select(['display_name as name', 'email'])
    .where('account_status', '<>', 'DISABLED')
    // Whether a panelist still takes part stands in the panelist's own row.
    .where('role', '<>', 'USER_PANEL')
    .executeTakeFirst();
  if (member) return member;
  return tx
    .selectOwn('panelist', { email })
    .select(['display_name as name', 'email'])
    .where('panel_status', '<>', 'INACTIVE')
    .executeTakeFirst();
}

/** Where the clocks of a member or panelist hang; what a member says of themselves comes first. */
export async function findReaderZone(tx: VendorDb, email: string): Promise<string | undefined> {
  const member = tx.selectOwn('recruiter', { email }).select('time_zone');
  const panelist = tx.selectOwn('panelist', { email }).select('time_zone');
  const row = await member.unionAll(panelist).limit(1).executeTakeFirst();
  return row?.time_zone;
}
