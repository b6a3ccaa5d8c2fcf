import type { Database } from '#db/database.ts';
import { asDirectory, asVendor, vendorIdOf } from '#db/tenancy.ts';
import { findAccount, findPerson, type AccountKey, type Person } from './people.queries.ts';

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
