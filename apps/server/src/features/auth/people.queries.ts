import type { Role } from '@slotwise/contract/permissions';
import type { Recruiter } from '@slotwise/contract/recruiters/recruiters.schema';
import { sameVendor } from '#db/same-vendor.ts';
import { toVendorId, type DirectoryDb, type VendorDb, type VendorId } from '#db/tenancy.ts';

/** Where an address leads, and who is found there. */
export type AccountKey = { vendorId: VendorId; userId: string };

export type Person = {
  vendorId: VendorId;
  vendorName: string;
  isVendorActive: boolean;
  userId: string;
  firstName: string;
  lastName: string;
  displayName: string;
  email: string;
  role: Role;
  accountStatus: Recruiter['accountStatus'];
  passwordHash: string | null;
  timeZone: string;
  invitedBy: string | null;
  isInactivePanelist: boolean;
};

export async function findAccount(
  tx: DirectoryDb | VendorDb,
  email: string,
): Promise<AccountKey | undefined> {
  const row = await (tx as DirectoryDb)
    .selectFrom('account')
    .select(['vendor_id', 'user_id'])
    .where('email', '=', email)
    .executeTakeFirst();
  return row && { vendorId: toVendorId(row.vendor_id), userId: row.user_id };
}

/** What a person is made of, where their row is joined with their vendor's and their panelist's. */
export const PERSON_COLUMNS = [
  'vendor.vendor_name',
  'vendor.vendor_status',
  'recruiter.first_name',
  'recruiter.last_name',
  'recruiter.display_name',
  'recruiter.email',
  'recruiter.role',
  'recruiter.account_status',
  'recruiter.password_hash',
  'recruiter.time_zone',
  'recruiter.submitter_id',
  'panelist.panel_status',
] as const;

export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPersonRow>>>;

export async function findPerson(tx: VendorDb, key: AccountKey): Promise<Person | undefined> {
  const row = await findPersonRow(tx, key);
  return row && toPerson(row, key);
}

function findPersonRow(tx: VendorDb, { vendorId, userId }: AccountKey) {
  return tx
    .selectFrom('recruiter')
    .innerJoin('vendor', 'vendor.vendor_id', 'recruiter.vendor_id')
    .leftJoin('panelist', (join) =>
      sameVendor(join, 'panelist.email', 'recruiter.email').onRef(
        'panelist.user_id',
        '=',
        'recruiter.user_id',
      ),
    )
    .select(PERSON_COLUMNS)
    .where('recruiter.vendor_id', '=', vendorId)
    .where('recruiter.user_id', '=', userId)
    .executeTakeFirst();
}

export function toPerson(row: PersonRow, { vendorId, userId }: AccountKey): Person {
  return {
    vendorId,
    userId,
    vendorName: row.vendor_name,
    isVendorActive: row.vendor_status === 'ACTIVE',
    firstName: row.first_name,
    lastName: row.last_name,
    displayName: row.display_name,
    email: row.email,
    role: row.role,
    accountStatus: row.account_status,
    passwordHash: row.password_hash,
    timeZone: row.time_zone,
    invitedBy: row.submitter_id,
    isInactivePanelist: row.panel_status === 'INACTIVE',
  };
}

/** Takes hold of a person's row until the transaction ends, so that two changes of one account queue up. */
export async function lockPerson(tx: VendorDb, key: AccountKey): Promise<Person | undefined> {
  await tx
    .selectFrom('recruiter')
    .select('user_id')
    .where('vendor_id', '=', key.vendorId)
    .where('user_id', '=', key.userId)
    .forUpdate()
    .execute();
  return findPerson(tx, key);
}

/** Registers an address; false where it already leads somewhere. */
export async function insertAccount(tx: VendorDb, email: string, key: AccountKey): Promise<boolean> {
  const inserted = await tx
    .insertInto('account')
    .values({ email, vendor_id: key.vendorId, user_id: key.userId })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export type NewPerson = AccountKey & {
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

export async function insertPerson(tx: VendorDb, person: NewPerson): Promise<void> {
  await tx
    .insertInto('recruiter')
    .values({
      vendor_id: person.vendorId,
      user_id: person.userId,
      ...profileColumns(person),
      email: person.email,
      role: person.role,
      account_status: person.accountStatus,
      password_hash: null,
      last_login_at: null,
      submitter_id: person.submitterId,
      created_at: person.createdAt,
    })
    .execute();
}

/** The person who was removed from the organization and had this address. */
export async function findRemoved(tx: VendorDb, email: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('recruiter')
    .select('user_id')
    .where('vendor_id', '=', tx.vendorId)
    .where('email', '=', email)
    .where('account_status', '=', 'DISABLED')
    .executeTakeFirst();
  return row?.user_id;
}

/** Invites somebody who was removed again, under what is known of them now. */
export async function reviveRemoved(tx: VendorDb, person: NewPerson): Promise<void> {
  await tx
    .updateTable('recruiter')
    .set({
      ...profileColumns(person),
      role: person.role,
      account_status: person.accountStatus,
      password_hash: null,
      submitter_id: person.submitterId,
    })
    .where('vendor_id', '=', person.vendorId)
    .where('user_id', '=', person.userId)
    .execute();
}

export const profileColumns = (
  person: Omit<
    NewPerson,
    keyof AccountKey | 'email' | 'role' | 'accountStatus' | 'submitterId' | 'createdAt'
  >,
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

/**
 * Removes an account that no one uses, with its address. Of somebody who was here before and was invited again the
 * person stays, since what they did names them.
 */
export async function deletePerson(tx: VendorDb, { vendorId, userId }: AccountKey): Promise<void> {
  await tx.deleteFrom('account').where('vendor_id', '=', vendorId).where('user_id', '=', userId).execute();
  await tx
    .deleteFrom('recruiter')
    .where('vendor_id', '=', vendorId)
    .where('user_id', '=', userId)
    .where('last_login_at', 'is', null)
    .execute();
  await tx
    .updateTable('recruiter')
    .set({ account_status: 'DISABLED' })
    .where('vendor_id', '=', vendorId)
    .where('user_id', '=', userId)
    .execute();
}

/** Leaves the panelist who has this account without one. */
export async function unlinkPanelist(tx: VendorDb, userId: string): Promise<void> {
  await tx
    .updateTable('panelist')
    .set((of) => ({ user_id: null, version: of('version', '+', 1) }))
    .where('vendor_id', '=', tx.vendorId)
    .where('user_id', '=', userId)
    .execute();
}
