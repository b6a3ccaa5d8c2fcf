import type { Person, Sender } from '../calendar-messages/meeting-revision.ts';
import { plainMessageId } from '../calendar-messages/message-id.ts';
import type { MailText, WrittenMail } from './layout/mail-content.ts';

export type AccountMailEnvelope = {
  sender: Sender;
  /** The sender name shown in the mail: 'Slotwise', or the tenant. */
  fromName: string;
  to: Person;
  /** The mail's outbox id, which keeps the Message-ID the same on every retry. */
  mailId: string;
  /** When the mail was written, ISO-8601. */
  at: string;
};

/** A mail about an account, ready for the outbox. It asks programs not to auto-reply (RFC 3834). */
export function accountMail(text: MailText, envelope: AccountMailEnvelope): WrittenMail {
  const { sender, fromName, to, mailId, at } = envelope;
  return {
    messageId: plainMessageId(mailId, sender.host),
    date: at,
    from: { name: fromName, address: sender.address },
    to: { name: to.name, address: to.email },
    ...text,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
