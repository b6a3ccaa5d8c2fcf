import { uuidv7 } from 'uuidv7';
import type { Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import type { MailAddress } from '#engines/calendar-messages/outgoing-mail.ts';
import type { MailedLink } from '#engines/calendar-messages/mailed-link.ts';
import { accountMail } from '#engines/mail-texts/account-mail.ts';
import type { MailText, WrittenMail } from '#engines/mail-texts/layout/mail-content.ts';
import { queueMail, type NewMail } from './notifications.service.ts';

/** A text-only mail to one person. */
export type Letter = Omit<NewMail, 'dedupeKey' | 'recipient' | 'message' | 'secret'> & {
  text: MailText;
  /** The displayed sender: the organization, or the installation. */
  fromName: string;
  to: { name: string; email: string };
  /** The address for replies, if any. */
  replyTo?: MailAddress;
  /** The reader's links that the text contains. */
  links?: MailedLink[] | undefined;
  /** Identifies the news and its reader, if it must not be sent twice; otherwise each call is one letter. */
  dedupeKey?: string | undefined;
  /** The id from which its Message-ID is made, if known before. */
  mailId?: string;
  secret?: boolean;
};

/** Writes a letter to the outbox in the caller's transaction: dated now, from the installation's own address. */
export async function queueLetter(context: Context, tx: VendorDb, letter: Letter): Promise<void> {
  const { text, fromName, to, replyTo, links, mailId = uuidv7(), ...mail } = letter;
  const { dedupeKey = `${mail.kind}:${mailId}`, secret = false } = mail;
  const { mailFrom, publicUrl } = context.config;
  const recipient = { name: to.name, email: to.email };
  const written = accountMail(text, {
    sender: { address: mailFrom.email, host: new URL(publicUrl).hostname },
    fromName,
    to: recipient,
    mailId,
    at: context.clock.now().toISOString(),
  });
  const message: WrittenMail = { ...written, ...(replyTo && { replyTo }), ...(links && { links }) };
  await queueMail(context, tx, { ...mail, dedupeKey, recipient, message, secret });
}
