import { hasRows } from '#db/count-rows.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { insertAccount } from './accounts.queries.ts';

/** Lets a person's account be found under another address; false where that one already leads somewhere. */
export async function moveAccount(tx: VendorDb, userId: string, email: string): Promise<boolean> {
  await deleteAccount(tx, userId);
  return insertAccount(tx, email, userId);
}

/** Lets no address lead to this person any more. */
export const deleteAccount = (tx: VendorDb, userId: string) =>
  tx.deleteOwn('account', { user_id: userId }).execute();

export const updateEmail = (tx: VendorDb, userId: string, email: string) =>
  tx.updateOwn('recruiter', { user_id: userId }).set({ email }).execute();

/** Whether someone of the organization, removed or not, has this address. */
export const hasPersonAt = (tx: VendorDb, email: string): Promise<boolean> =>
  hasRows(tx.selectOwn('recruiter', { email }));

/** Shuts an account for good, without a trace less in what its owner did. */
export const disablePerson = (tx: VendorDb, userId: string) =>
  tx
    .updateOwn('recruiter', { user_id: userId })
    .set({ account_status: 'DISABLED', password_hash: null })
    .execute();
