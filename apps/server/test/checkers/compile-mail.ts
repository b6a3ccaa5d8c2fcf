import MailComposer from 'nodemailer/lib/mail-composer';
import { type OutgoingMail, mailOptions } from '#engines/calendar-messages/outgoing-mail.ts';

/** The bytes nodemailer would send for an email. */
export function compileMail(mail: OutgoingMail): Promise<Buffer> {
  return new MailComposer(mailOptions(mail)).compile().build();
}
