import * as z from 'zod/mini';
import { instantField } from '../fields.ts';

export const MAIL_STATES = ['QUEUED', 'SENT', 'REFUSED', 'SHOWN', 'MUTED', 'SUPERSEDED'] as const;

/**
 * One email to one person about a booking. `QUEUED` is waiting or will be retried, `SENT` was accepted by the mail
 * server, `REFUSED` was rejected permanently, `SHOWN` is readable in the outbox of an installation without a mail
 * server, `MUTED` was not sent because its reader wants it in the bell only, `SUPERSEDED` was no longer true when it
 * could have been sent.
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

/** Which of the booking's emails to resend. */
export const resendSchema = z.object({
  mailId: z.uuid({ error: 'mailId names the email to send again' }).check(z.toLowerCase()),
});

/**
 * A recent notice for the caller: `what` happened as a sentence, `about` its job or time. `bookingId` is the booking it
 * concerns; `partnerId` is the organization it comes from if it concerns no meeting.
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
