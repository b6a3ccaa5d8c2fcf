import type { VendorDb } from '#db/tenancy.ts';

/** The mails about a booking whose ids come behind `mailId`, in the order in which they were written. */
export const listMailsSince = (tx: VendorDb, bookingId: string, mailId: string) =>
  tx
    .selectOwn('mail', { booking_id: bookingId })
    .select(['message', 'sealed', 'state'])
    .where('mail_id', '>', mailId)
    .orderBy('mail_id')
    .execute();
