import type { VendorDb, VendorId } from '#db/tenancy.ts';

/** Keeps the number of the newest mailed revision. */
export async function updateSequence(db: VendorDb, vendorId: VendorId, bookingId: string, sequence: number) {
  await db
    .updateTable('booking')
    .set({ ics_sequence: sequence })
    .where('vendor_id', '=', vendorId)
    .where('booking_id', '=', bookingId)
    .execute();
}

/** Notes with which revision these people of the booking were invited. */
export async function updateInvited(
  db: VendorDb,
  vendorId: VendorId,
  bookingId: string,
  { emails, sequence }: { emails: string[]; sequence: number },
) {
  if (emails.length === 0) return;
  await db
    .updateTable('booking_person')
    .set({ invited_sequence: sequence })
    .where('vendor_id', '=', vendorId)
    .where('booking_id', '=', bookingId)
    .where('email', 'in', emails)
    .execute();
}
