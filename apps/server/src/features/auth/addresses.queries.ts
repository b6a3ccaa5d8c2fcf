import { hasRows } from '#db/count-rows.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { insertAccount } from './accounts.queries.ts';

/** Moves a person's account to another address. False if that one is taken. */
export async function moveAccount(tx: VendorDb, userId: string, email: string): Promise<boolean> {
  await deleteAccount(tx, userId);
  return insertAccount(tx, email, userId);
}

/** Deletes the address that leads to this person. */
export const deleteAccount = (tx: VendorDb, userId: string) =>
  tx.deleteOwn('account', { user_id: userId }).execute();

export const updateEmail = (tx: VendorDb, userId: string, email: string) =>
  tx.updateOwn('recruiter', { user_id: userId }).set({ email }).execute();

/** True if someone in the organization, removed or not, has this address. */
export const hasPersonAt = (tx: VendorDb, email: string): Promise<boolean> =>
  hasRows(tx.selectOwn('recruiter', { email }));

/** Disables an account for good and keeps all that its owner did. */
export const disablePerson = (tx: VendorDb, userId: string) =>
  tx
    .updateOwn('recruiter', { user_id: userId })
    .set({ account_status: 'DISABLED', password_hash: null })
    .execute();
