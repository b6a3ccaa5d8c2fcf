import type { Role } from '@slotwise/contract/permissions';
import type { Recruiter } from '@slotwise/contract/recruiters/recruiters.schema';
import { sameVendor } from '#db/same-vendor.ts';
import { toVendorId, type DirectoryDb, type HolderDb, type VendorDb, type VendorId } from '#db/tenancy.ts';

/** The account that an address belongs to. */
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
  phoneCountry: string;
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

const PERSON_COLUMNS = [
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
  'recruiter.phone_country',
  'recruiter.submitter_id',
  'panelist.panel_status',
] as const;

export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPersonRow>>>;

/** Someone in the organization, removed or not; undefined if there is no such person. */
export async function findPerson(tx: VendorDb, userId: string): Promise<Person | undefined> {
  const row = await findPersonRow(tx, userId);
  return row && toPerson(row, { vendorId: tx.vendorId, userId });
}

/** Selects everyone with an account, with the columns of a person. */
export const selectPeople = (tx: VendorDb | HolderDb) =>
  (tx as HolderDb)
    .selectFrom('recruiter')
    .innerJoin('vendor', 'vendor.vendor_id', 'recruiter.vendor_id')
    .leftJoin('panelist', (join) =>
      sameVendor(join, 'panelist.email', 'recruiter.email').onRef(
        'panelist.user_id',
        '=',
        'recruiter.user_id',
      ),
    )
    .select(PERSON_COLUMNS);

const findPersonRow = (tx: VendorDb, userId: string) =>
  selectPeople(tx)
    .where('recruiter.vendor_id', '=', tx.vendorId)
    .where('recruiter.user_id', '=', userId)
    .executeTakeFirst();

export const toPerson = (row: PersonRow, { vendorId, userId }: AccountKey): Person => ({
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
  phoneCountry: row.phone_country,
  invitedBy: row.submitter_id,
  isInactivePanelist: row.panel_status === 'INACTIVE',
});

/** Locks a person's row until the transaction ends, so that concurrent changes of one account queue up. */
export async function lockPerson(tx: VendorDb, userId: string): Promise<Person | undefined> {
  await tx.selectOwn('recruiter', { user_id: userId }).select('user_id').forUpdate().execute();
  return findPerson(tx, userId);
}
