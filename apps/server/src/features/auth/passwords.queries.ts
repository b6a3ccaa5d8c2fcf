import type { VendorDb } from '#db/tenancy.ts';

/** Sets a password and activates the account, whose owner has opened the mailed link. */
export const activateWithPassword = (tx: VendorDb, userId: string, passwordHash: string) =>
  tx
    .updateOwn('recruiter', { user_id: userId })
    .set({ password_hash: passwordHash, account_status: 'ACTIVE' })
    .execute();

export const activateVendor = (tx: VendorDb) =>
  tx.updateOwn('vendor', { vendor_status: 'PENDING' }).set({ vendor_status: 'ACTIVE' }).execute();

/** Also activates the panelist record of an accepted account. */
export const activatePanelist = (tx: VendorDb, userId: string) =>
  tx
    .updateOwn('panelist', { user_id: userId, panel_status: 'INVITED' })
    .set((of) => ({ panel_status: 'ACTIVE', version: of('version', '+', 1) }))
    .execute();

export const setPasswordHash = (tx: VendorDb, userId: string, passwordHash: string) =>
  tx
    .updateOwn('recruiter', { user_id: userId, account_status: 'ACTIVE' })
    .set({ password_hash: passwordHash })
    .execute();
