import type { VendorDb } from '#db/tenancy.ts';

export const updateSequence = (tx: VendorDb, bookingId: string, sequence: number) =>
  tx.updateOwn('booking', { booking_id: bookingId }).set({ ics_sequence: sequence }).execute();

export const updateInvited = (
  tx: VendorDb,
  bookingId: string,
  { emails, sequence }: { emails: string[]; sequence: number },
) =>
  tx
    .updateOwn('booking_person', { booking_id: bookingId, email: emails })
    .set({ invited_sequence: sequence })
    .execute();

export const updateMeetingLink = (tx: VendorDb, bookingId: string, link: string) =>
  tx.updateOwn('booking', { booking_id: bookingId }).set({ meeting_link: link }).execute();
