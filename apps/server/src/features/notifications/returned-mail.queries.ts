import { sql } from 'kysely';
import type { VendorDb } from '#db/tenancy.ts';

type Returned = { bookingId: string; messageId: string; recipients: string[]; answer: string };

/** Marks a mail as refused after its first server had accepted it; returns whether there was one. */
export async function refuseSentMail(
  tx: VendorDb,
  { bookingId, messageId, recipients, answer }: Returned,
): Promise<boolean> {
  if (recipients.length === 0) return false;
  const marked = await tx
    .updateOwn('mail', { booking_id: bookingId, recipient_email: recipients, state: 'SENT' })
    .set({ state: 'REFUSED', answer })
    .where(sql<boolean>`message ->> 'messageId' = ${messageId}`)
    .executeTakeFirst();
  return marked.numUpdatedRows > 0n;
}
