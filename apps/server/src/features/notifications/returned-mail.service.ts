import type { VendorDb } from '#db/tenancy.ts';
import type { ReturnedMail } from '#engines/calendar-replies/returned-mail.ts';
import { refuseSentMail } from './returned-mail.queries.ts';

/**
 * Shows a mail of the booking as refused, with the words of the server that could not deliver it. False where there is
 * no such mail to such a person, or where it is on its way again.
 */
export const refuseReturned = (
  tx: VendorDb,
  bookingId: string,
  { messageId, recipients, answer }: ReturnedMail,
): Promise<boolean> => refuseSentMail(tx, { bookingId, messageId, recipients, answer });
