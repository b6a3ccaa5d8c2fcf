import { createHash } from 'node:crypto';
import type { MailComposerOptions } from 'nodemailer';
import type { CalendarMethod } from './calendar-event.ts';
import { oneLine } from './content-line.ts';
import type { MailedLink } from './mailed-link.ts';

export type MailAddress = { name: string; address: string };

/** A mail as stored and sent: plain JSON that always gives the same bytes. */
export type OutgoingMail = {
  /** With its angle brackets. */
  messageId: string;
  /** The Date header, ISO-8601: when the mail was written, not when it was sent. */
  date: string;
  from: MailAddress;
  to: MailAddress;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
  /** The Message-ID of the recipient's first invitation, if this is a later mail about it. */
  inReplyTo?: string;
  calendar?: { method: CalendarMethod; ics: string };
  /** The reader's personal links; `fillLinks` fills in their secrets. */
  links?: MailedLink[];
  headers: Record<string, string>;
};

/**
 * The mail as nodemailer options. With a calendar entry the message becomes `multipart/mixed(
 * multipart/alternative(text/plain, text/html, text/calendar), application/ics)`, RFC 6047 §2. Boundaries are derived
 * from the Message-ID, so that a retry sends the same bytes.
 */
export function mailOptions(mail: OutgoingMail): MailComposerOptions {
  const { calendar, inReplyTo } = mail;
  return {
    messageId: mail.messageId,
    date: new Date(mail.date),
    from: headerAddress(mail.from),
    to: headerAddress(mail.to),
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    headers: mail.headers,
    ...(mail.replyTo && { replyTo: headerAddress(mail.replyTo) }),
    ...(inReplyTo && { inReplyTo, references: inReplyTo }),
    ...(calendar && {
      icalEvent: {
        method: calendar.method,
        content: calendar.ics,
        filename: 'invite.ics',
        // Relays may rewrite line ends of plain parts; the calendar's octets must not change.
        contentTransferEncoding: 'base64',
      },
    }),
    baseBoundary: createHash('sha256').update(mail.messageId).digest('hex').slice(0, 24),
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
    xMailer: false,
  };
}

/** Keeps line ends and control characters in names out of headers. */
function headerAddress({ name, address }: MailAddress): MailAddress {
  return { name: oneLine(name), address: oneLine(address) };
}
