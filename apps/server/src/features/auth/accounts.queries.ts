import type { Role } from '@slotwise/contract/permissions';
import type { VendorDb } from '#db/tenancy.ts';

/** Registers an address. False if it already belongs to an account. */
export async function insertAccount(tx: VendorDb, email: string, userId: string): Promise<boolean> {
  const inserted = await tx
    .insertOwn('account', { email, user_id: userId })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export type NewPerson = {
  userId: string;
  firstName: string;
  lastName: string;
  displayName: string;
  email: string;
  designation: string;
  location: string;
  phone: string;
  phoneCountry: string;
  timeZone: string;
  role: Role;
  accountStatus: 'INVITED' | 'PENDING_VERIFICATION';
  submitterId: string | null;
  createdAt: Date;
};

export const insertPerson = (tx: VendorDb, person: NewPerson) =>
  tx
    .insertOwn('recruiter', {
      user_id: person.userId,
      ...invitedColumns(person),
      email: person.email,
      last_login_at: null,
      created_at: person.createdAt,
    })
    .execute();

/** The person with this address who was removed from the organization. */
export async function findRemoved(tx: VendorDb, email: string): Promise<string | undefined> {
  const row = await tx
    .selectOwn('recruiter', { email, account_status: 'DISABLED' })
    .select('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** Re-invites a removed person with the details known of them now. */
export const reviveRemoved = (tx: VendorDb, person: NewPerson) =>
  tx.updateOwn('recruiter', { user_id: person.userId }).set(invitedColumns(person)).execute();

const invitedColumns = (person: NewPerson) => ({
  ...profileColumns(person),
  role: person.role,
  account_status: person.accountStatus,
  password_hash: null,
  submitter_id: person.submitterId,
});

export const profileColumns = (
  person: Omit<NewPerson, 'userId' | 'email' | 'role' | 'accountStatus' | 'submitterId' | 'createdAt'>,
) => ({
  first_name: person.firstName,
  last_name: person.lastName,
  display_name: person.displayName,
  designation: person.designation,
  location: person.location,
  phone: person.phone,
  phone_country: person.phoneCountry,
  time_zone: person.timeZone,
});

/** Deletes an unused account, and its address. The person remains where their acts name them. */
export async function deletePerson(tx: VendorDb, userId: string): Promise<void> {
  await tx.deleteOwn('account', { user_id: userId }).execute();
  await tx.deleteOwn('recruiter', { user_id: userId }).where('last_login_at', 'is', null).execute();
  await tx.updateOwn('recruiter', { user_id: userId }).set({ account_status: 'DISABLED' }).execute();
}

/** Unlinks the panelist who has this account. */
export const unlinkPanelist = (tx: VendorDb, userId: string) =>
  tx
    .updateOwn('panelist', { user_id: userId })
    .set((of) => ({ user_id: null, version: of('version', '+', 1) }))
    .execute();
