import type { Person, Sender } from '../calendar-messages/meeting-revision.ts';
import { plainMessageId } from '../calendar-messages/message-id.ts';
import type { MailText, WrittenMail } from './layout/mail-content.ts';

export type AccountMailEnvelope = {
  sender: Sender;
  /** The sender that the mail shows: 'Slotwise', or the tenant. */
  fromName: string;
  to: Person;
  /** The id of the mail in the outbox: the same mail keeps its Message-ID on every try. */
  mailId: string;
  /** When the mail was written, ISO-8601. */
  at: string;
};

/** A mail about an account, ready for the outbox. It asks machines not to answer (RFC 3834). */
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
