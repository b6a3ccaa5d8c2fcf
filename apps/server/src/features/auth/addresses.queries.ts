import { hasRows } from '#db/count-rows.ts';
import type { VendorDb } from '#db/tenancy.ts';
import type { AccountKey } from './people.queries.ts';
import { insertAccount } from './accounts.queries.ts';

/** Lets a person's account be found under another address; false where that one already leads somewhere. */
export async function moveAccount(tx: VendorDb, key: AccountKey, email: string): Promise<boolean> {
  await deleteAccount(tx, key);
  return insertAccount(tx, email, key);
}

/** Lets no address lead to this person any more. */
export async function deleteAccount(tx: VendorDb, { vendorId, userId }: AccountKey): Promise<void> {
  await tx.deleteFrom('account').where('vendor_id', '=', vendorId).where('user_id', '=', userId).execute();
}

export async function updateEmail(
  tx: VendorDb,
  { vendorId, userId }: AccountKey,
  email: string,
): Promise<void> {
  await tx
    .updateTable('recruiter')
    .set({ email })
    .where('vendor_id', '=', vendorId)
    .where('user_id', '=', userId)
    .execute();
}

/** Whether someone of the organization, removed or not, has this address. */
export const hasPersonAt = (tx: VendorDb, email: string): Promise<boolean> =>
  hasRows(tx.selectOwn('recruiter', { email }));

/** Shuts an account for good, without a trace less in what its owner did. */
export async function disablePerson(tx: VendorDb, { vendorId, userId }: AccountKey): Promise<void> {
  await tx
    .updateTable('recruiter')
    .set({ account_status: 'DISABLED', password_hash: null })
    .where('vendor_id', '=', vendorId)
    .where('user_id', '=', userId)
    .execute();
}
