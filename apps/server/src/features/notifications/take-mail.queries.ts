import { sql, type SqlBool } from 'kysely';
import type { VendorDb } from '#db/tenancy.ts';

type Attempt = { mailId: string; attempt: number };

/** Locks the mail for this attempt; undefined if sent, erased or taken, so that a job that runs twice sends once. */
export const lockForAttempt = (tx: VendorDb, { mailId, attempt }: Attempt) =>
  tx
    .selectOwn('mail', { mail_id: mailId, state: 'QUEUED', attempts: attempt - 1 })
    .select([
      'mail_id',
      'booking_id',
      'message',
      'sealed',
      'created_at',
      'kind',
      'revision',
      'dedupe_key',
      'recipient_email',
      'reader_vendor_id',
      'held_until',
    ])
    .where((where) => where.or([where('message', 'is not', null), where('sealed', 'is not', null)]))
    .forUpdate()
    .executeTakeFirst();

/** Until its answer arrives, the attempt's outcome is unknown: the process may die. */
export const startAttempt = (
  tx: VendorDb,
  { mailId, attempt, at, nextAttemptAt }: Attempt & { at: Date; nextAttemptAt: Date },
) =>
  tx
    .updateOwn('mail', { mail_id: mailId })
    .set({
      attempts: attempt,
      last_attempt_at: at,
      next_attempt_at: nextAttemptAt,
      unsure_attempts: sql`unsure_attempts + 1`,
    })
    .execute();

export const deferMail = (
  tx: VendorDb,
  mailId: string,
  { answer, nextAttemptAt }: { answer: string; nextAttemptAt: Date },
) => tx.updateOwn('mail', { mail_id: mailId }).set({ answer, next_attempt_at: nextAttemptAt }).execute();

export type MailResult = {
  state: 'QUEUED' | 'SENT' | 'REFUSED' | 'MUTED';
  answer: string;
  nextAttemptAt: Date | null;
  /** True if the mail server certainly does not have the mail. */
  isSure: boolean;
};

/** A secret link is erased once no one will try to send it again. */
const withoutSecret = {
  message: sql<string | null>`case when secret then null else message end`,
  sealed: null,
};

/** Stores the mail server's answer to this attempt. */
export async function markMail(
  tx: VendorDb,
  { mailId, attempt }: Attempt,
  { state, answer, nextAttemptAt, isSure }: MailResult,
): Promise<boolean> {
  const marked = await tx
    .updateOwn('mail', { mail_id: mailId, attempts: attempt, state: 'QUEUED' })
    .set({
      state,
      answer,
      next_attempt_at: nextAttemptAt,
      ...(isSure && { unsure_attempts: sql`unsure_attempts - 1` }),
      ...(state !== 'QUEUED' && withoutSecret),
    })
    .executeTakeFirst();
  return marked.numUpdatedRows > 0n;
}

/** Marks an outdated mail as superseded, with the reason. */
export const supersedeMail = (tx: VendorDb, mailId: string, why: string) =>
  tx
    .updateOwn('mail', { mail_id: mailId, state: 'QUEUED' })
    .set({ state: 'SUPERSEDED', answer: why, next_attempt_at: null, ...withoutSecret })
    .execute();

/** Withdraws the mails that were held until this moment; returns whether any had been attempted before. */
export async function takeBackHeld(tx: VendorDb, bookingId: string, heldUntil: Date): Promise<boolean> {
  const held = tx.updateOwn('mail', { booking_id: bookingId, held_until: heldUntil });
  const rows = await held.set({ held_until: heldUntil }).returning('attempts').execute();
  if (rows.some(({ attempts }) => attempts > 0)) return true;
  const answer = 'It was undone before this was sent';
  await held.set({ state: 'SUPERSEDED', answer, next_attempt_at: null, ...withoutSecret }).execute();
  return false;
}

/** The calendar entries of one person and meeting, which must be sent in order. */
export type Line = { bookingId: string; email: string; audience: string };

const waitingInLine = (tx: VendorDb, { bookingId, email, audience }: Line) =>
  tx
    .selectOwn('mail', { booking_id: bookingId, recipient_email: email, state: 'QUEUED' })
    .where('kind', 'like', `meeting-%-${audience}`)
    .orderBy('revision')
    .orderBy('mail_id');

/** Earlier entries not handed over yet, locked, first one first. */
export const lockEarlier = (
  tx: VendorDb,
  line: Line,
  { revision, mailId }: { revision: number; mailId: string },
) =>
  waitingInLine(tx, line)
    .select(['mail_id', 'kind', 'dedupe_key', 'message', 'last_attempt_at', 'next_attempt_at'])
    .where(sql<SqlBool>`(revision, mail_id) < (${revision}, ${mailId})`)
    .forUpdate()
    .execute();

export type EarlierRow = Awaited<ReturnType<typeof lockEarlier>>[number];

/** The next entry in line, if it was not attempted yet. */
export async function findUntriedNext(tx: VendorDb, line: Line): Promise<string | undefined> {
  const next = await waitingInLine(tx, line).select(['mail_id', 'attempts']).limit(1).executeTakeFirst();
  return next?.attempts === 0 ? next.mail_id : undefined;
}
