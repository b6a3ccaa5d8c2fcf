import type { VendorDb } from '#db/tenancy.ts';

/** Sets a password; an account that has one and opened the mailed link may work from now on. */
export async function activateWithPassword(
  tx: VendorDb,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await tx
    .updateOwn('recruiter')
    .set({ password_hash: passwordHash, account_status: 'ACTIVE' })
    .where('user_id', '=', userId)
    .execute();
}

export async function activateVendor(tx: VendorDb): Promise<void> {
  await tx
    .updateOwn('vendor')
    .set({ vendor_status: 'ACTIVE' })
    .where('vendor_status', '=', 'PENDING')
    .execute();
}

/** The panelist record of an account that was accepted is in use too. */
export async function activatePanelist(tx: VendorDb, userId: string): Promise<void> {
  await tx
    .updateOwn('panelist')
    .set((of) => ({ panel_status: 'ACTIVE', version: of('version', '+', 1) }))
    .where('user_id', '=', userId)
    .where('panel_status', '=', 'INVITED')
    .execute();
}

export async function setPasswordHash(tx: VendorDb, userId: string, passwordHash: string): Promise<void> {
  await tx
    .updateOwn('recruiter')
    .set({ password_hash: passwordHash })
    .where('user_id', '=', userId)
    .where('account_status', '=', 'ACTIVE')
    .execute();
}
