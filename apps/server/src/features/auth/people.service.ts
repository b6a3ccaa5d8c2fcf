import type { Context, Session } from '#context.ts';
import type { Database } from '#db/database.ts';
import { asDirectory, asVendor, toVendorId, type VendorDb } from '#db/tenancy.ts';
import { invalidField } from '#lib/app-error.ts';
import { isPassword } from '#lib/secrets/password-hash.ts';
import { isAllowedIn } from './auth.rules.ts';
import { admitPasswordChange } from './entrance-limits.service.ts';
import { findAccount, findPerson, lockPerson, type AccountKey, type Person } from './people.queries.ts';

export type { Person } from './people.queries.ts';

/** Someone who may currently work in the organization; undefined for everyone else. */
export async function findPersonAtWork(tx: VendorDb, userId: string): Promise<Person | undefined> {
  const person = await findPerson(tx, userId);
  return person && isAllowedIn(person) ? person : undefined;
}

/** An account that does not exist, looked up if there is none so that both cases do the same work. */
const UNKNOWN_ACCOUNT: AccountKey = {
  vendorId: toVendorId('00000000-0000-7000-8000-000000000000'),
  userId: '00000000-0000-7000-8000-000000000000',
};

/** The person behind an account, or none: two transactions either way. */
export async function findPersonByEmail(db: Database, email: string): Promise<Person | undefined> {
  const key = (await asDirectory(db, (tx) => findAccount(tx, email))) ?? UNKNOWN_ACCOUNT;
  return asVendor(db, key.vendorId, (tx) => findPerson(tx, key.userId));
}

/** Someone who works for an organization, not only on its panels. */
export type Member = Pick<Person, 'vendorId' | 'vendorName' | 'userId' | 'displayName' | 'email'>;

/** The person of an active account, unless it is panelist-only. */
export async function findMember(db: Database, key: AccountKey): Promise<Member | undefined> {
  const person = await asVendor(db, key.vendorId, (tx) => findPerson(tx, key.userId));
  return person && isMember(person) ? person : undefined;
}

export const isMember = (person: Person): boolean => isAllowedIn(person) && person.role !== 'USER_PANEL';

const wrongCurrentPassword = () => invalidField('currentPassword', 'The current password is not correct');

/** The caller as a person, once their current password is proven; wrong guesses are counted. */
export async function proveOwner(
  context: Context,
  session: Session,
  currentPassword: string | undefined,
): Promise<Person> {
  const person = await asVendor(context.db, session.vendorId, (tx) => findPerson(tx, session.userId));
  await admitPasswordChange(context, session.userId);
  const hashing = { owner: session.vendorId, cost: context.config.passwordCost };
  if (!person || !(await isPassword(currentPassword ?? '', person.passwordHash, hashing))) {
    throw wrongCurrentPassword();
  }
  return person;
}

/** Locks the person; refuses if a reset has meanwhile replaced the password that was just proven. */
export async function requireStillProven(tx: VendorDb, proven: Person): Promise<Person> {
  const present = await lockPerson(tx, proven.userId);
  if (present?.passwordHash !== proven.passwordHash) throw wrongCurrentPassword();
  return present;
}
