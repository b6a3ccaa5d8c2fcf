import type { VendorDb } from '#db/tenancy.ts';

export const setLastLogin = (tx: VendorDb, userId: string, now: Date) =>
  tx.updateOwn('recruiter', { user_id: userId }).set({ last_login_at: now }).execute();
