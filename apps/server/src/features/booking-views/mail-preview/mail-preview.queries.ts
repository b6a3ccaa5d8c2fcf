import type { VendorDb } from '#db/tenancy.ts';

/** The mails about a booking whose ids come behind `mailId`, in the order in which they were written. */
export const listMailsSince = (tx: VendorDb, bookingId: string, mailId: string) =>
  tx
    .selectOwn('mail')
    .select(['message', 'sealed', 'state'])
    .where('booking_id', '=', bookingId)
    .where('mail_id', '>', mailId)
    .orderBy('mail_id')
    .execute();
