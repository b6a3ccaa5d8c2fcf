import type { VendorDb } from '#db/tenancy.ts';
import { profileColumns } from '../people/people.queries.ts';

type NewVendor = {
  vendorName: string;
  timeZone: string;
  createdAt: Date;
  /** Whom other organisations turn to, until somebody writes another one on the card. */
  contact: { name: string; email: string };
};

export async function insertPendingVendor(tx: VendorDb, vendor: NewVendor): Promise<void> {
  await tx
    .insertInto('vendor')
    .values({
      vendor_id: tx.vendorId,
      vendor_name: vendor.vendorName,
      vendor_status: 'PENDING',
      contact_name: vendor.contact.name,
      contact_email: vendor.contact.email,
      time_zone: vendor.timeZone,
      created_at: vendor.createdAt,
    })
    .execute();
}

/** Replaces what a sign-up that nobody has confirmed yet said about the organisation. */
export async function updatePendingVendor(
  tx: VendorDb,
  { vendorName, timeZone, contact }: Omit<NewVendor, 'createdAt'>,
): Promise<void> {
  await tx
    .updateTable('vendor')
    .set({ vendor_name: vendorName, time_zone: timeZone, contact_name: contact.name })
    .where('vendor_id', '=', tx.vendorId)
    .where('vendor_status', '=', 'PENDING')
    .execute();
}

/** The same for the person. */
export async function updatePendingPerson(
  tx: VendorDb,
  userId: string,
  profile: Parameters<typeof profileColumns>[0],
): Promise<void> {
  await tx
    .updateTable('recruiter')
    .set(profileColumns(profile))
    .where('vendor_id', '=', tx.vendorId)
    .where('user_id', '=', userId)
    .where('account_status', '=', 'PENDING_VERIFICATION')
    .execute();
}
