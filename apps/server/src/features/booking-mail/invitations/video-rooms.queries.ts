import type { VendorDb } from '#db/tenancy.ts';

export async function updateLink(tx: VendorDb, bookingId: string, link: string) {
  await tx
    .updateTable('booking')
    .set({ meeting_link: link })
    .where('vendor_id', '=', tx.vendorId)
    .where('booking_id', '=', bookingId)
    .execute();
}
