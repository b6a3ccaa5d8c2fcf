import { LIMITS } from '@slotwise/contract/limits';
import type { NotificationKind } from '@slotwise/contract/recruiters/recruiters.schema';
import { sql, type Insertable } from 'kysely';
import { hasRows } from '#db/count-rows.ts';
import { listOwners } from '#db/list-vendor-ids.ts';
import type { Tables } from '#db/tables/tables.ts';
import type { UpkeepDb, VendorDb } from '#db/tenancy.ts';
import { ABANDONED_MILLIS } from './take-mail.rules.ts';

export type NewMailRow = Insertable<Tables['mail']>;
/** All columns shown of a delivery, without the message. */
const DELIVERY_COLUMNS = [
  'mail_id',
  'kind',
  'recipient_name',
  'recipient_email',
  'subject',
  'revision',
  'state',
  'attempts',
  'answer',
  'created_at',
  'last_attempt_at',
  'next_attempt_at',
] as const;

/** Inserts mails whose news is not there yet; returns the ids of the rows for each, and which were `added`. */
export async function insertMails(
  tx: VendorDb,
  mails: NewMailRow[],
): Promise<{ ids: string[]; added: Set<string> }> {
  if (mails.length === 0) return { ids: [], added: new Set() };
  const inserted = await tx
    .insertInto('mail')
    .values(mails)
    .onConflict((conflict) => conflict.columns(['vendor_id', 'dedupe_key']).doNothing())
    .returning(['mail_id', 'dedupe_key'])
    .execute();
  const keys = mails.map(({ dedupe_key: key }) => key);
  const rows = inserted.length === mails.length ? inserted : await listMailsOfKeys(tx, keys);
  const byKey = new Map(rows.map((row) => [row.dedupe_key, row.mail_id]));
  return {
    ids: keys.flatMap((key) => byKey.get(key) ?? []),
    added: new Set(inserted.map(({ mail_id: id }) => id)),
  };
}

const listMailsOfKeys = (tx: VendorDb, keys: string[]) =>
  tx.selectOwn('mail', { dedupe_key: keys }).select(['mail_id', 'dedupe_key']).execute();

/** The latest mails of a booking, in the order in which they were written. */
export async function listMailsOfBooking(tx: VendorDb, bookingId: string) {
  const latest = await tx
    .selectOwn('mail', { booking_id: bookingId })
    .select(DELIVERY_COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('mail_id', 'desc')
    .limit(LIMITS.mailsShown)
    .execute();
  return latest.toReversed();
}

/** One mail of the booking, locked against a sender that is marking it. */
export const lockMailOfBooking = (tx: VendorDb, bookingId: string, mailId: string) =>
  tx
    .selectOwn('mail', { booking_id: bookingId, mail_id: mailId })
    .select([...DELIVERY_COLUMNS, 'dedupe_key', 'message', 'sealed'])
    .forUpdate()
    .executeTakeFirst();

export async function queueMailAgain(tx: VendorDb, mailId: string, at: Date) {
  await tx
    .updateOwn('mail', { mail_id: mailId })
    .set({
      state: 'QUEUED',
      next_attempt_at: at,
      // A recipient who got it before has it, however this attempt ends.
      unsure_attempts: sql`unsure_attempts + case when state = 'SENT' then 1 else 0 end`,
    })
    .execute();
}

/** How the active member with this address gets such mails, by default mailed; undefined if there is no such member. */
export async function findPreference(
  tx: VendorDb,
  email: string,
  preference: NotificationKind,
): Promise<'mail' | 'bell' | undefined> {
  const row = await tx
    .selectOwn('recruiter', { email, account_status: 'ACTIVE' })
    .select(sql<string | null>`notification_prefs ->> ${preference}`.as('chosen'))
    .executeTakeFirst();
  return row && (row.chosen === 'false' ? 'bell' : 'mail');
}

/** The organization's name, and the administrators to notify when something stops in it. */
export const listAdministrators = (tx: VendorDb) =>
  tx
    .selectOwn('recruiter', { role: 'ADMIN', account_status: 'ACTIVE' })
    .innerJoin('vendor', 'vendor.vendor_id', 'recruiter.vendor_id')
    .select(['recruiter.display_name as name', 'recruiter.email', 'vendor.vendor_name as company'])
    .orderBy('recruiter.user_id')
    .execute();

export const listVendorsWithQueued = (tx: UpkeepDb) =>
  listOwners(tx.selectFrom('mail').where('state', '=', 'QUEUED'));

export const listQueuedMails = (tx: VendorDb) =>
  tx.selectOwn('mail', { state: 'QUEUED' }).select(['mail_id', 'attempts', 'next_attempt_at']).execute();

export type QueuedMail = Awaited<ReturnType<typeof listQueuedMails>>[number];

/** Mails with an attempt that has no result after the maximum time. */
export const listAbandonedMails = (tx: VendorDb, now: Date) =>
  tx
    .selectOwn('mail', { state: 'QUEUED' })
    .select(['mail_id', 'attempts', 'next_attempt_at'])
    .where('next_attempt_at', '<=', now)
    .where(sql<boolean>`next_attempt_at - last_attempt_at = ${ABANDONED_MILLIS} * interval '1 millisecond'`)
    .execute();

export const hasBooking = (tx: VendorDb, bookingId: string): Promise<boolean> =>
  hasRows(tx.selectOwn('booking', { booking_id: bookingId }));
