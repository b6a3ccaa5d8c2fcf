import type { AssociationStatus } from '@slotwise/contract/vendors/vendors.schema';
import { uuidv7 } from 'uuidv7';
import { syncReaders } from '#db/readers.ts';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import type { TestApp, TestUser } from './test-app.ts';

/** Associates two organizations as client and supplier; returns the association's id. */
export async function associate(
  { store }: Pick<TestApp, 'store'>,
  client: TestUser,
  supplier: TestUser,
  status: AssociationStatus = 'ACTIVE',
): Promise<string> {
  const at = new Date('2026-02-02T09:00:00Z');
  const id = uuidv7();
  await asVendor(store.db, toVendorId(client.vendorId), async (tx) => {
    await tx
      .insertInto('association')
      .values({
        association_id: id,
        vendor_id: client.vendorId,
        supplier_vendor_id: supplier.vendorId,
        association_status: status,
        requested_by: client.vendorId,
        status_by: client.vendorId,
        accepted_at: status === 'PENDING' ? null : at,
        ownership_days: 180,
        answer_hours: 48,
        submission_requires_rtr: false,
        payment_terms_days: null,
        agreement_start: null,
        agreement_end: null,
        version: 1,
        created_at: at,
        updated_at: at,
      })
      .execute();
    await syncReaders(tx, id);
  });
  return id;
}

/** Changes an association's status, as its sides do on their pages. */
export const setAssociation = (
  { store }: Pick<TestApp, 'store'>,
  client: TestUser,
  associationId: string,
  status: AssociationStatus,
): Promise<void> =>
  asVendor(store.db, toVendorId(client.vendorId), async (tx) => {
    await tx
      .updateTable('association')
      .set({ association_status: status, ...(status === 'ACTIVE' && { accepted_at: new Date() }) })
      .where('association_id', '=', associationId)
      .execute();
    await syncReaders(tx, associationId);
  });
