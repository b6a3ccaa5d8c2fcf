import type { Database } from '#db/database.ts';
import { asDirectory, asVendor, vendorIdOf, type VendorDb } from '#db/tenancy.ts';
import { isAllowedIn } from '../auth.rules.ts';
import { findAccount, findPerson, type AccountKey, type Person } from './people.queries.ts';

export type { Person } from './people.queries.ts';

/** Somebody of the organisation, removed or not; undefined where there is no such person. */
export const findColleague = (tx: VendorDb, userId: string): Promise<Person | undefined> =>
  findPerson(tx, { vendorId: tx.vendorId, userId });

/** Somebody who may work in the organisation at present; undefined for everybody else. */
export async function findPersonAtWork(tx: VendorDb, userId: string): Promise<Person | undefined> {
  const person = await findColleague(tx, userId);
  return person && isAllowedIn(person) ? person : undefined;
}

/** Nobody's account: looked up where there is none, so that both cases do the same work. */
const NOBODY: AccountKey = {
  vendorId: vendorIdOf('00000000-0000-7000-8000-000000000000'),
  userId: '00000000-0000-7000-8000-000000000000',
};

/** The person of an account, or of none: two transactions either way. */
export async function findPersonByEmail(db: Database, email: string): Promise<Person | undefined> {
  const key = (await asDirectory(db, (tx) => findAccount(tx, email))) ?? NOBODY;
  return asVendor(db, key.vendorId, (tx) => findPerson(tx, key));
}

/** Somebody who works for an organisation and does not only sit on its panels. */
export type Member = Pick<Person, 'vendorId' | 'vendorName' | 'userId' | 'displayName' | 'email'>;

/** The person of an account that is in use, unless it is a panelist's alone. */
export async function findMember(db: Database, key: AccountKey): Promise<Member | undefined> {
  const person = await asVendor(db, key.vendorId, (tx) => findPerson(tx, key));
  return person && isMember(person) ? person : undefined;
}

export const isMember = (person: Person): boolean => isAllowedIn(person) && person.role !== 'USER_PANEL';
