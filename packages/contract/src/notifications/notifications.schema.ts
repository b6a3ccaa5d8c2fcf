import * as z from 'zod/mini';
import { instantField } from '../fields.ts';

export const MAIL_STATES = ['QUEUED', 'SENT', 'REFUSED', 'SHOWN', 'MUTED', 'SUPERSEDED'] as const;

/**
 * One mail to one person about a booking. `QUEUED` waits or is tried again, `SENT` was taken by the mail server,
 * `REFUSED` was turned down for good, `SHOWN` is readable in the outbox of an installation without a mail server,
 * `MUTED` was not mailed since its reader wants it in the bell alone, `SUPERSEDED` was not mailed since it was no longer
 * true when it could have been.
 */
export const deliverySchema = z.object({
  mailId: z.string(),
  kind: z.string(),
  recipientName: z.string(),
  recipientEmail: z.string(),
  subject: z.string(),
  revision: z.number(),
  state: z.enum(MAIL_STATES),
  attempts: z.number(),
  answer: z.string(),
  createdAt: instantField,
  lastAttemptAt: z.nullable(instantField),
  nextAttemptAt: z.nullable(instantField),
});
export type Delivery = z.infer<typeof deliverySchema>;

/** Which mail of the booking goes out again. */
export const resendSchema = z.object({
  mailId: z.uuid({ error: 'mailId names the email to send again' }).check(z.toLowerCase()),
});

/**
 * News for the caller in the last days: `what` happened as a sentence, `about` its job or time. `bookingId` leads to what it is about, `partnerId` to the
 * organization it comes from where it is about no meeting.
 */
export const noticeSchema = z.object({
  noticeId: z.string(),
  kind: z.string(),
  what: z.string(),
  about: z.string(),
  bookingId: z.nullable(z.string()),
  partnerId: z.nullable(z.string()),
  at: instantField,
  isNew: z.boolean(),
});
export type Notice = z.infer<typeof noticeSchema>;
