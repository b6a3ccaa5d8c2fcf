import type { VendorDb } from '#db/tenancy.ts';

/** Sets a password; an account that has one and opened the mailed link may work from now on. */
export const activateWithPassword = (tx: VendorDb, userId: string, passwordHash: string) =>
  tx
    .updateOwn('recruiter', { user_id: userId })
    .set({ password_hash: passwordHash, account_status: 'ACTIVE' })
    .execute();

export const activateVendor = (tx: VendorDb) =>
  tx.updateOwn('vendor', { vendor_status: 'PENDING' }).set({ vendor_status: 'ACTIVE' }).execute();

/** The panelist record of an account that was accepted is in use too. */
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
