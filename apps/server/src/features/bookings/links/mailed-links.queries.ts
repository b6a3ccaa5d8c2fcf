import type { VendorDb } from '#db/tenancy.ts';
import type { MailedLink } from '#engines/calendar-messages/mailed-link.ts';

/** Where a link leads: one booking, as one person. */
export type Place = { purpose: MailedLink['purpose']; bookingId: string; email: string };

/** The id of the person's link that stands in mails about the booking. */
export async function findLinkId(tx: VendorDb, { purpose, bookingId, email }: Place) {
  const row = await tx
    .selectFrom('booking_link')
    .select('link_id')
    .where('vendor_id', '=', tx.vendorId)
    .where('booking_id', '=', bookingId)
    .where('purpose', '=', purpose)
    .where('person_email', '=', email)
    .where('link_id', 'is not', null)
    .executeTakeFirst();
  return row?.link_id ?? undefined;
}

type NewLink = Place & { linkId: string; tokenHash: Buffer; now: Date };

export async function insertLink(
  tx: VendorDb,
  { linkId, tokenHash, purpose, bookingId, email, now }: NewLink,
) {
  await tx
    .insertInto('booking_link')
    .values({
      token_hash: tokenHash,
      purpose,
      vendor_id: tx.vendorId,
      booking_id: bookingId,
      person_email: email,
      created_at: now,
      link_id: linkId,
    })
    .execute();
}
