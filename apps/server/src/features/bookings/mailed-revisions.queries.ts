import type { VendorDb } from '#db/tenancy.ts';

/** Keeps the number of the newest mailed revision. */
export async function updateSequence(tx: VendorDb, bookingId: string, sequence: number) {
  await tx.updateOwn('booking').set({ ics_sequence: sequence }).where('booking_id', '=', bookingId).execute();
}

/** Notes with which revision these people of the booking were invited. */
export async function updateInvited(
  tx: VendorDb,
  bookingId: string,
  { emails, sequence }: { emails: string[]; sequence: number },
) {
  await tx
    .updateOwn('booking_person')
    .set({ invited_sequence: sequence })
    .where('booking_id', '=', bookingId)
    .where('email', 'in', emails)
    .execute();
}

export async function updateMeetingLink(tx: VendorDb, bookingId: string, link: string) {
  await tx.updateOwn('booking').set({ meeting_link: link }).where('booking_id', '=', bookingId).execute();
}
