import { sql } from 'kysely';
import type { VendorDb } from '#db/tenancy.ts';

type Returned = { bookingId: string; messageId: string; recipients: string[]; answer: string };

/** Marks a mail as refused that its first server had taken; tells whether there is one. */
export async function refuseSentMail(
  tx: VendorDb,
  { bookingId, messageId, recipients, answer }: Returned,
): Promise<boolean> {
  if (recipients.length === 0) return false;
  const marked = await tx
    .updateOwn('mail')
    .set({ state: 'REFUSED', answer })
    .where('booking_id', '=', bookingId)
    .where('recipient_email', 'in', recipients)
    .where(sql<boolean>`message ->> 'messageId' = ${messageId}`)
    .where('state', '=', 'SENT')
    .executeTakeFirst();
  return marked.numUpdatedRows > 0n;
}
