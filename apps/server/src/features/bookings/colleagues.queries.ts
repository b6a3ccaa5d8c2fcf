import type { VendorDb } from '#db/tenancy.ts';

export async function findTimeZone(tx: VendorDb, userId: string): Promise<string | undefined> {
  const row = await tx.selectOwn('recruiter', { user_id: userId }).select('time_zone').executeTakeFirst();
  return row?.time_zone;
}

/** A member or panelist who may be assigned work; a member's name takes precedence. */
export async function findAssignee(
  tx: VendorDb,
  email: string,
): Promise<{ name: string; email: string } | undefined> {
  const member = await tx
    .selectOwn('recruiter', { email })
    .select(['display_name as name', 'email'])
    .where('account_status', '<>', 'DISABLED')
    // A panelist's status is in the panelist's own row.
    .where('role', '<>', 'USER_PANEL')
    .executeTakeFirst();
  if (member) return member;
  return tx
    .selectOwn('panelist', { email })
    .select(['display_name as name', 'email'])
    .where('panel_status', '<>', 'INACTIVE')
    .executeTakeFirst();
}

/** The time zone of a member or panelist; a member's own setting takes precedence. */
export async function findReaderZone(tx: VendorDb, email: string): Promise<string | undefined> {
  const member = tx.selectOwn('recruiter', { email }).select('time_zone');
  const panelist = tx.selectOwn('panelist', { email }).select('time_zone');
  const row = await member.unionAll(panelist).limit(1).executeTakeFirst();
  return row?.time_zone;
}
