import type { VendorDb } from '#db/tenancy.ts';
import type { ReturnedMail } from '#engines/calendar-replies/returned-mail.ts';
import { refuseSentMail } from './returned-mail.queries.ts';

/** Marks a mail as refused, with the other server's words. False if there is none, or it is on its way again. */
export const refuseReturned = (
  tx: VendorDb,
  bookingId: string,
  { messageId, recipients, answer }: ReturnedMail,
): Promise<boolean> => refuseSentMail(tx, { bookingId, messageId, recipients, answer });
