import { sql, type SqlBool } from 'kysely';
import type { VendorDb } from '#db/tenancy.ts';

type Attempt = { mailId: string; attempt: number };

/** Locks the mail for this attempt; nothing where it is sent, erased or taken, so a job that runs twice sends once. */
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

/** Until its answer is known, the attempt is one of which no one knows how it ended: the process may die. */
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
  /** Whether it is known that the mail server does not have the mail. */
  isSure: boolean;
};

/** A secret link is not kept once no one will try to send it again. */
const withoutSecret = {
  message: sql<string | null>`case when secret then null else message end`,
  sealed: null,
};

/** Keeps what the mail server said to this attempt. */
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

/** Takes a mail that is no longer true out of the way, with why. */
export const supersedeMail = (tx: VendorDb, mailId: string, why: string) =>
  tx
    .updateOwn('mail', { mail_id: mailId, state: 'QUEUED' })
    .set({ state: 'SUPERSEDED', answer: why, next_attempt_at: null, ...withoutSecret })
    .execute();

/** Takes back the mails that were held until this moment; answers whether an attempt at any was made before. */
export async function takeBackHeld(tx: VendorDb, bookingId: string, heldUntil: Date): Promise<boolean> {
  const held = tx.updateOwn('mail', { booking_id: bookingId, held_until: heldUntil });
  const rows = await held.set({ held_until: heldUntil }).returning('attempts').execute();
  if (rows.some(({ attempts }) => attempts > 0)) return true;
  const answer = 'It was undone before this was sent';
  await held.set({ state: 'SUPERSEDED', answer, next_attempt_at: null, ...withoutSecret }).execute();
  return false;
}

/** The calendar entries of one person and meeting, whose order counts. */
export type Line = { bookingId: string; email: string; audience: string };

const waitingInLine = (tx: VendorDb, { bookingId, email, audience }: Line) =>
  tx
    .selectOwn('mail', { booking_id: bookingId, recipient_email: email, state: 'QUEUED' })
    .where('kind', 'like', `meeting-%-${audience}`)
    .orderBy('revision')
    .orderBy('mail_id');

/** Earlier entries that were not handed over yet, locked, the first one first. */
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

/** The next entry in line, if no one tried it yet. */
export async function findUntriedNext(tx: VendorDb, line: Line): Promise<string | undefined> {
  const next = await waitingInLine(tx, line).select(['mail_id', 'attempts']).limit(1).executeTakeFirst();
  return next?.attempts === 0 ? next.mail_id : undefined;
}
