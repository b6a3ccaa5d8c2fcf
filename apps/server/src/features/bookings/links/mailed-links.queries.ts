import type { VendorDb } from '#db/tenancy.ts';
import type { MailedLink } from '#engines/calendar-messages/mailed-link.ts';

/** Where a link leads: one booking, for one person. */
export type Place = { purpose: MailedLink['purpose']; bookingId: string; email: string };

export const listMailedLinks = (tx: VendorDb, bookingId: string) =>
  tx
    .selectOwn('booking_link', { booking_id: bookingId })
    .select(['link_id', 'purpose', 'person_email'])
    .where('link_id', 'is not', null)
    .execute();

/** The link used in all mails has an id, from which its secret is derived. */
export type NewLink = Omit<Place, 'purpose'> & {
  purpose: Place['purpose'] | 'candidate';
  linkId?: string;
  tokenHash: Buffer;
  now: Date;
};

export async function insertLinks(tx: VendorDb, links: NewLink[]) {
  if (links.length === 0) return;
  const rows = links.map(({ linkId = null, tokenHash, purpose, bookingId, email, now }) => ({
    token_hash: tokenHash,
    purpose,
    booking_id: bookingId,
    person_email: email,
    created_at: now,
    link_id: linkId,
  }));
  await tx.insertOwn('booking_link', rows).execute();
}
