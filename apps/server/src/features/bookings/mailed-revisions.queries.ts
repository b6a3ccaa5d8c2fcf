import type { VendorDb } from '#db/tenancy.ts';

/** Keeps the number of the newest mailed revision. */
export async function updateSequence(tx: VendorDb, bookingId: string, sequence: number) {
  await tx
    .updateTable('booking')
    .set({ ics_sequence: sequence })
    .where('vendor_id', '=', tx.vendorId)
    .where('booking_id', '=', bookingId)
    .execute();
}

/** Notes with which revision these people of the booking were invited. */
export async function updateInvited(
  tx: VendorDb,
  bookingId: string,
  { emails, sequence }: { emails: string[]; sequence: number },
) {
  await tx
    .updateTable('booking_person')
    .set({ invited_sequence: sequence })
    .where('vendor_id', '=', tx.vendorId)
    .where('booking_id', '=', bookingId)
    .where('email', 'in', emails)
    .execute();
}

export async function updateMeetingLink(tx: VendorDb, bookingId: string, link: string) {
  await tx
    .updateTable('booking')
    .set({ meeting_link: link })
    .where('vendor_id', '=', tx.vendorId)
    .where('booking_id', '=', bookingId)
    .execute();
}
