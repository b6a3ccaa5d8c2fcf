import { uuidv7 } from 'uuidv7';
import type { Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import type { WrittenMail } from '#engines/mail-texts/layout/mail-content.ts';
import { AppError } from '#lib/app-error.ts';
import { isSampleAddress } from '#lib/sample-address.ts';
import { toDelivery } from './notifications.mapper.ts';
import * as queries from './notifications.queries.ts';
import { preferenceFor } from './notifications.rules.ts';
import { toKeptContent } from './mail-sealing.service.ts';

export { requireResendPause } from './notifications.rules.ts';

/** A mail to one person, written in the same transaction as its news. */
export type NewMail = {
  kind: string;
  bookingId?: string;
  /** The booking revision it is about; 0 for other mails. */
  revision?: number;
  /** Names the news and its reader; a second mail with the same key is not written. */
  dedupeKey: string;
  recipient: { name: string; email: string };
  /** The reader's organization if it is not this one, so that the mail appears in their notices. */
  readerVendorId?: string | undefined;
  message: WrittenMail;
  /** The address of the person who acted. The bell leaves out what its reader did. */
  byEmail?: string;
  /** Contains a link that grants access, so the body is sealed while it waits and erased after the hand-over. */
  secret: boolean;
  /** Only shown in the bell, never mailed. */
  isInBellAlone?: boolean;
};

export const SEND_MAIL = 'send-mail';

/** One attempt at a mail, so that a job that runs twice sends once. `since` is the first attempt of this hand-over. */
export type SendMailJob = { vendorId: string; mailId: string; attempt: number; since?: number };

/** Writes a mail and queues the job to send it, in the caller's transaction; returns its id, even if it existed. */
export async function queueMail(context: Context, tx: VendorDb, mail: NewMail): Promise<string> {
  const [mailId] = await queueMails(context, tx, [mail]);
  if (mailId === undefined) throw new Error('A mail that was written has an id.');
  return mailId;
}

/** The same for several at once; returns ids in the same order. */
export async function queueMails(context: Context, tx: VendorDb, mails: NewMail[]): Promise<string[]> {
  const rows = await Promise.all(mails.map((mail) => toMailRow(context, tx, mail)));
  const { ids, added } = await queries.insertMails(tx, rows);
  const sent = rows.filter((row) => row.next_attempt_at !== null && added.has(row.mail_id));
  const jobs = sent.map(({ mail_id: mailId }): SendMailJob => ({
    vendorId: tx.vendorId,
    mailId,
    attempt: 1,
  }));
  await context.jobs.enqueueAll(tx, SEND_MAIL, jobs, waitingFor(tx, context.clock.now()));
  return ids;
}

/** The delay for jobs of a transaction whose mails are held. */
const waitingFor = ({ held }: VendorDb, now: Date) =>
  held.until === null ? {} : { afterSeconds: Math.max(1, (held.until.getTime() - now.getTime()) / 1000) };

async function toMailRow(context: Context, tx: VendorDb, mail: NewMail): Promise<queries.NewMailRow> {
  const now = context.clock.now();
  const canSend = hasMailServer(context) && !isSampleAddress(mail.recipient.email);
  const isMuted = await isUnwanted(tx, mail);
  const { event, ...message } = mail.message;
  return {
    vendor_id: tx.vendorId,
    mail_id: uuidv7(),
    booking_id: mail.bookingId ?? null,
    kind: mail.kind,
    revision: mail.revision ?? 0,
    dedupe_key: mail.dedupeKey,
    recipient_name: mail.recipient.name,
    recipient_email: mail.recipient.email,
    reader_vendor_id: mail.readerVendorId ?? null,
    subject: message.subject,
    event: event.what,
    event_about: event.about,
    is_own_act: mail.byEmail === mail.recipient.email,
    secret: mail.secret,
    ...(await toKeptContent(context.vault, tx.vendorId, { message, secret: mail.secret })),
    state: isMuted ? 'MUTED' : toMailState(canSend),
    attempts: 0,
    answer: '',
    created_at: now,
    last_attempt_at: null,
    next_attempt_at: canSend && !isMuted ? (tx.held.until ?? now) : null,
    held_until: tx.held.until,
  };
}

const toMailState = (canSend: boolean) => (canSend ? 'QUEUED' : 'SHOWN');

/** True if it is only for the bell, or its reader has switched this kind off; a reader of another organization is checked at the hand-over. */
async function isUnwanted(tx: VendorDb, mail: NewMail): Promise<boolean> {
  const { kind, recipient, readerVendorId, isInBellAlone } = mail;
  if (isInBellAlone) return true;
  const preference = preferenceFor(kind);
  if (!preference || readerVendorId) return false;
  return (await queries.findPreference(tx, recipient.email, preference)) === 'bell';
}

/** The delivery state of each mail of the booking; NOT_FOUND if the organization has no such booking. */
export async function listDeliveries(tx: VendorDb, bookingId: string) {
  const [isKnown, rows] = await Promise.all([
    queries.hasBooking(tx, bookingId),
    queries.listMailsOfBooking(tx, bookingId),
  ]);
  if (!isKnown) throw new AppError('NOT_FOUND');
  return { bookingId, data: rows.map(toDelivery) };
}

export const hasMailServer = ({ config }: Context): boolean => Boolean(config.smtpUrl);

export async function enqueueAttempt(
  context: Pick<Context, 'jobs'>,
  tx: VendorDb,
  job: SendMailJob,
  afterSeconds?: number,
) {
  await context.jobs.enqueue(tx, SEND_MAIL, job, afterSeconds ? { afterSeconds } : {});
}
