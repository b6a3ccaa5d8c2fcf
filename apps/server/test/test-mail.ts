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
  /** As its reader sees them, with the links' secrets filled in. */
  text: string;
  html: string;
  bookingId: string | null;
  /** The complete message as stored in the outbox; null once an email with secrets has been sent. */
  message: OutgoingMail | null;
};

/**
 * An email's reader belongs to no tenant, so each tenant's emails are read in turn. They are in writing order, given by
 * their ids.
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
        // An email to someone in another organization is visible to both, but belongs to its sender.
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
