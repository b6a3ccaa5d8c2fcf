import type { VendorDb } from '#db/tenancy.ts';

type NewVendor = {
  vendorName: string;
  timeZone: string;
  createdAt: Date;
  /** The contact for other organizations, until another one is entered on the card. */
  contact: { name: string; email: string };
};

export const insertPendingVendor = (tx: VendorDb, vendor: NewVendor) =>
  tx
    .insertOwn('vendor', {
      vendor_name: vendor.vendorName,
      vendor_status: 'PENDING',
      contact_name: vendor.contact.name,
      contact_email: vendor.contact.email,
      time_zone: vendor.timeZone,
      created_at: vendor.createdAt,
    })
    .execute();

/** Deletes a pending organization with all its sign-up wrote; one in use stays. */
export async function deletePendingTenant(tx: VendorDb): Promise<void> {
  const pending = await tx
    .selectOwn('vendor', { vendor_status: 'PENDING' })
    .select('vendor_id')
    .forUpdate()
    .executeTakeFirst();
  const tables = ['link_token', ...(pending ? (['mail', 'recruiter', 'vendor'] as const) : [])] as const;
  for (const table of tables) await tx.deleteOwn(table).execute();
}
