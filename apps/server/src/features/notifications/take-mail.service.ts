import type { Context } from '#context.ts';
import { toVendorId, type VendorDb, type VendorId } from '#db/tenancy.ts';
import type { OutgoingMail } from '#engines/calendar-messages/outgoing-mail.ts';
import { enqueueAttempt, type SendMailJob } from './notifications.service.ts';
import { waitsForNextDay } from './mails-a-day.service.ts';
import type { Content } from './mail-sealing.service.ts';
import * as queries from './take-mail.queries.ts';
import { ABANDONED_MILLIS, findAudience, isUnderWay, waitSeconds } from './take-mail.rules.ts';

/** A mail that this attempt may send. */
export type Taken = {
  content: Content;
  kind: string;
  email: string;
  readerVendorId: VendorId | null;
  /** The calendar entries it is queued with. */
  line: queries.Line | null;
};

/**
 * Takes the mail for this attempt, in the transaction that records the attempt. Nothing is returned if someone else has
 * it, it is outdated, its news may still be undone, an earlier entry of the same person and meeting has to go first, or
 * the organization has reached its daily limit.
 */
export async function takeMail(context: Context, tx: VendorDb, job: SendMailJob): Promise<Taken | undefined> {
  const mail = await queries.lockForAttempt(tx, job);
  if (!mail) return undefined;
  const now = context.clock.now();
  if (mail.held_until && mail.held_until > now) {
    await enqueueAttempt(context, tx, job, (mail.held_until.getTime() - now.getTime()) / 1000);
    return undefined;
  }
  const line = findLine(mail);
  const [why, earlier] = await readWhatSpeaksAgainst(context, tx, { mail, line, now });
  if (why) {
    await queries.supersedeMail(tx, mail.mail_id, why);
    if (line) await sendNextInLine(context, tx, line);
    return undefined;
  }
  const first = line && (await findFirst(context, tx, line, earlier));
  if (first) {
    await enqueueAttempt(context, tx, job, waitSeconds(first, now));
    return undefined;
  }
  if (await waitsForNextDay(context, tx, job, mail.kind)) return undefined;
  const nextAttemptAt = new Date(now.getTime() + ABANDONED_MILLIS);
  await queries.startAttempt(tx, { ...job, at: now, nextAttemptAt });
  return {
    content: { message: mail.message, sealed: mail.sealed },
    kind: mail.kind,
    email: mail.recipient_email,
    readerVendorId: mail.reader_vendor_id === null ? null : toVendorId(mail.reader_vendor_id),
    line,
  };
}

type MailRow = NonNullable<Awaited<ReturnType<typeof queries.lockForAttempt>>>;

/** Why it is outdated, and the entries that may have to go first. */
const readWhatSpeaksAgainst = (
  context: Context,
  tx: VendorDb,
  { mail, line, now }: { mail: MailRow; line: queries.Line | null; now: Date },
) =>
  Promise.all([
    mail.booking_id === null ? null : context.whyUntrue(tx, keptMail(mail.booking_id, mail), now),
    line ? queries.lockEarlier(tx, line, { revision: mail.revision, mailId: mail.mail_id }) : [],
  ]);

function findLine({ booking_id: bookingId, kind, recipient_email: email }: MailRow): queries.Line | null {
  const audience = findAudience(kind);
  return bookingId !== null && audience ? { bookingId, email, audience } : null;
}

const keptMail = (
  bookingId: string,
  row: Pick<MailRow, 'kind' | 'dedupe_key' | 'message'> & { recipient_email: string },
) => ({
  bookingId,
  kind: row.kind,
  email: row.recipient_email,
  dedupeKey: row.dedupe_key,
  calendar: (row.message as OutgoingMail | null)?.calendar,
});

/** The first earlier entry in line that still has to go; outdated ones are removed. */
async function findFirst(context: Context, tx: VendorDb, line: queries.Line, earlier: queries.EarlierRow[]) {
  const now = context.clock.now();
  for (const row of earlier) {
    if (isUnderWay(row, now)) return row;
    const why = await context.whyUntrue(
      tx,
      keptMail(line.bookingId, { ...row, recipient_email: line.email }),
      now,
    );
    if (!why) return row;
    await queries.supersedeMail(tx, row.mail_id, why);
  }
  return undefined;
}

/** Sends the next entry in line at once, if it was waiting for the one just settled. */
export async function sendNextInLine(context: Context, tx: VendorDb, line: queries.Line) {
  const mailId = await queries.findUntriedNext(tx, line);
  if (mailId) await enqueueAttempt(context, tx, { vendorId: tx.vendorId, mailId, attempt: 1 });
}

/** Supersedes a booking's mails held until this moment, unless one was attempted; returns whether one was. */
export const takeBackMails = (tx: VendorDb, bookingId: string, heldUntil: Date): Promise<boolean> =>
  queries.takeBackHeld(tx, bookingId, heldUntil);
