import type { VendorDb } from '#db/tenancy.ts';

/** Sets a password; whoever has one and opened the mailed link may work from now on. */
export const activateWithPassword = async (
  tx: VendorDb,
  userId: string,
  passwordHash: string,
): Promise<void> => {
  await tx
    .updateTable('recruiter')
    .set({ password_hash: passwordHash, account_status: 'ACTIVE' })
    .where('vendor_id', '=', tx.vendorId)
    .where('user_id', '=', userId)
    .execute();
};

export const activateVendor = async (tx: VendorDb): Promise<void> => {
  await tx
    .updateTable('vendor')
    .set({ vendor_status: 'ACTIVE' })
    .where('vendor_id', '=', tx.vendorId)
    .where('vendor_status', '=', 'PENDING')
    .execute();
};

/** The panelist record of an account that was accepted is in use too. */
export const activatePanelist = async (tx: VendorDb, userId: string): Promise<void> => {
  await tx
    .updateTable('panelist')
    .set((of) => ({ panel_status: 'ACTIVE', version: of('version', '+', 1) }))
    .where('vendor_id', '=', tx.vendorId)
    .where('user_id', '=', userId)
    .where('panel_status', '=', 'INVITED')
    .execute();
};

export const setPasswordHash = async (tx: VendorDb, userId: string, passwordHash: string): Promise<void> => {
  await tx
    .updateTable('recruiter')
    .set({ password_hash: passwordHash })
    .where('vendor_id', '=', tx.vendorId)
    .where('user_id', '=', userId)
    .where('account_status', '=', 'ACTIVE')
    .execute();
};
