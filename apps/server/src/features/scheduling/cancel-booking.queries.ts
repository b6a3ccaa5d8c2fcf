import type { VendorDb, VendorId } from '#db/tenancy.ts';

/** Takes a booking away with everything that hangs on it. */
export async function deleteBooking(db: VendorDb, vendorId: VendorId, bookingId: string) {
  await db
    .deleteFrom('booking')
    .where('vendor_id', '=', vendorId)
    .where('booking_id', '=', bookingId)
    .execute();
}
