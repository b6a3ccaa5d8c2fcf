import type { VendorDb, VendorId } from '#db/tenancy.ts';
import { deleteLinksOf } from '../links/links.queries.ts';
import { deletePerson, findPerson } from './people.queries.ts';

/**
 * Takes back the account of a panelist who was invited at an address that turned out to be wrong: the link in that
 * mailbox stops working. An account that was activated, or that is a member's, stays as it is.
 */
export const withdrawInvite = async (tx: VendorDb, vendorId: VendorId, userId: string): Promise<void> => {
  const key = { vendorId, userId };
  const person = await findPerson(tx, key);
  if (person?.accountStatus !== 'INVITED' || person.role !== 'USER_PANEL') return;
  await deleteLinksOf(tx, key);
  await deletePerson(tx, key);
};
