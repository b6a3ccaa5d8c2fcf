import type { VendorDb } from '#db/tenancy.ts';

export async function setLastLogin(tx: VendorDb, userId: string, now: Date): Promise<void> {
  await tx.updateOwn('recruiter').set({ last_login_at: now }).where('user_id', '=', userId).execute();
}
