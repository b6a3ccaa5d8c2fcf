import type { VendorDb } from '#db/tenancy.ts';

export async function setLastLogin(tx: VendorDb, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('recruiter')
    .set({ last_login_at: now })
    .where('vendor_id', '=', tx.vendorId)
    .where('user_id', '=', userId)
    .execute();
}
