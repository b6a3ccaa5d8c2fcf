import { eachVendorId } from '#db/list-vendor-ids.ts';
import type { Store } from '#db/store.ts';
import { asVendor } from '#db/tenancy.ts';
import { fillLinks } from '#engines/calendar-messages/mail-links.ts';
import type { OutgoingMail } from '#engines/calendar-messages/outgoing-mail.ts';
import { openContent } from '#features/notifications/mail-sealing.service.ts';
import type { Vault } from '#storage/vault.ts';

export type TestMail = {
  mailId: string;
  kind: string;
  subject: string;
  /** As its reader finds them, the secrets of links in place. */
  text: string;
  html: string;
  bookingId: string | null;
  /** The whole message as the outbox keeps it; null once a secret one has been handed over. */
  message: OutgoingMail | null;
};

/**
 * A reader of mail belongs to no tenant, so each tenant's mails are read in turn. They come in the order in which they
 * were written, which their ids keep.
 */
export async function readMails(
  { db, vault }: Pick<Store, 'db'> & { vault: Vault },
  email: string,
): Promise<TestMail[]> {
  const mails: TestMail[] = [];
  for await (const vendor_id of eachVendorId(db)) {
    const rows = await asVendor(db, vendor_id, (tx) =>
      tx
        .selectFrom('mail')
        .select(['mail_id', 'kind', 'subject', 'booking_id', 'message', 'sealed'])
        // A mail to someone of another organization is seen from both; it is its writer's.
        .where('vendor_id', '=', vendor_id)
        .where('recipient_email', '=', email)
        .execute(),
    );
    for (const row of rows) {
      const message = await openContent(vault, vendor_id, row);
      mails.push(getMail(row, message, message && (await fillLinks(message, vault.tokenFor))));
    }
  }
  return mails.toSorted((one, other) => (one.mailId < other.mailId ? -1 : 1));
}

const getMail = (
  row: { mail_id: string; kind: string; subject: string; booking_id: string | null },
  message: OutgoingMail | null,
  read: OutgoingMail | null,
): TestMail => ({
  mailId: row.mail_id,
  kind: row.kind,
  subject: row.subject,
  bookingId: row.booking_id,
  text: read?.text ?? '',
  html: read?.html ?? '',
  message,
});
