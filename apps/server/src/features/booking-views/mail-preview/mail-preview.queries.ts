import type { VendorDb } from '#db/tenancy.ts';

/** The mails about a booking with ids after `mailId`, in the order they were written. */
export const listMailsSince = (tx: VendorDb, bookingId: string, mailId: string) =>
  tx
    .selectOwn('mail', { booking_id: bookingId })
    .select(['message', 'sealed', 'state'])
    .where('mail_id', '>', mailId)
    .orderBy('mail_id')
    .execute();
