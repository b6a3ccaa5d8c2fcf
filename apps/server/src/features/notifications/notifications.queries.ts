import type { BookingStatus, WorkFlowStep } from '@slotwise/contract/bookings/life/life.schema';
import type { NotificationKind } from '@slotwise/contract/recruiters/recruiters.schema';
import { sql, type Insertable } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { VendorDb, VendorId } from '#db/tenancy.ts';

type NewMailRow = Insertable<Tables['mail']>;
type NewStepRow = Insertable<Tables['workflow_step']>;

/** Everything a delivery shows, without the message itself. */
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

/** Writes the mail unless its news is already there; tells the id of the row that holds it. */
export async function insertMail(db: VendorDb, vendorId: VendorId, mail: NewMailRow) {
  const inserted = await db
    .insertInto('mail')
    .values({ ...mail, vendor_id: vendorId })
    .onConflict((conflict) => conflict.columns(['vendor_id', 'dedupe_key']).doNothing())
    .returning('mail_id')
    .executeTakeFirst();
  if (inserted) return { mailId: inserted.mail_id, isNew: true };
  const known = await db
    .selectFrom('mail')
    .select('mail_id')
    .where('vendor_id', '=', vendorId)
    .where('dedupe_key', '=', mail.dedupe_key)
    .executeTakeFirstOrThrow();
  return { mailId: known.mail_id, isNew: false };
}

export function listMailsOfBooking(db: VendorDb, vendorId: VendorId, bookingId: string) {
  return db
    .selectFrom('mail')
    .select(DELIVERY_COLUMNS)
    .where('vendor_id', '=', vendorId)
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .orderBy('mail_id')
    .execute();
}

/** The one mail of the booking, held against a sender that is marking it. */
export function lockMailOfBooking(db: VendorDb, vendorId: VendorId, bookingId: string, mailId: string) {
  return db
    .selectFrom('mail')
    .select([...DELIVERY_COLUMNS, 'dedupe_key', 'message', 'sealed'])
    .where('vendor_id', '=', vendorId)
    .where('booking_id', '=', bookingId)
    .where('mail_id', '=', mailId)
    .forUpdate()
    .executeTakeFirst();
}

/** When a mail of the booking was sent again, newest first; `comments` is what its steps of the history say. */
export async function listResends(
  db: VendorDb,
  vendorId: VendorId,
  { bookingId, comments, after }: { bookingId: string; comments: string; after: Date },
): Promise<Date[]> {
  const rows = await db
    .selectFrom('workflow_step')
    .select('at')
    .where('vendor_id', '=', vendorId)
    .where('booking_id', '=', bookingId)
    .where('action', '=', 'RESENT')
    .where('comments', '=', comments)
    .where('at', '>', after)
    .orderBy('at', 'desc')
    .execute();
  return rows.map(({ at }) => at);
}

export async function queueMailAgain(db: VendorDb, vendorId: VendorId, mailId: string, at: Date) {
  await db
    .updateTable('mail')
    .set({
      state: 'QUEUED',
      next_attempt_at: at,
      // Whoever got it before has it, however this time ends.
      unsure_attempts: sql`unsure_attempts + case when state = 'SENT' then 1 else 0 end`,
    })
    .where('vendor_id', '=', vendorId)
    .where('mail_id', '=', mailId)
    .execute();
}

/**
 * What the member with this address chose about mails of a kind: `undefined` where nobody with it works in the
 * organisation. Who never chose wants them.
 */
export async function findWish(
  db: VendorDb,
  email: string,
  preference: NotificationKind,
): Promise<'mail' | 'bell' | undefined> {
  const row = await db
    .selectFrom('recruiter')
    .select(sql<string | null>`notification_prefs ->> ${preference}`.as('chosen'))
    .where('vendor_id', '=', db.vendorId)
    .where('email', '=', email)
    .where('account_status', '=', 'ACTIVE')
    .executeTakeFirst();
  return row && (row.chosen === 'false' ? 'bell' : 'mail');
}

export function listQueuedMails(db: VendorDb, vendorId: VendorId) {
  return db
    .selectFrom('mail')
    .select(['mail_id', 'attempts', 'next_attempt_at'])
    .where('vendor_id', '=', vendorId)
    .where('state', '=', 'QUEUED')
    .execute();
}

/** The booking's status, with the booking held so that steps of its history are numbered one after the other. */
export async function lockBookingStatus(
  db: VendorDb,
  vendorId: VendorId,
  bookingId: string,
): Promise<BookingStatus | undefined> {
  const row = await db
    .selectFrom('booking')
    .select('booking_status')
    .where('vendor_id', '=', vendorId)
    .where('booking_id', '=', bookingId)
    .forUpdate()
    .executeTakeFirst();
  return row?.booking_status;
}

export async function hasBooking(db: VendorDb, vendorId: VendorId, bookingId: string): Promise<boolean> {
  const row = await db
    .selectFrom('booking')
    .select('booking_id')
    .where('vendor_id', '=', vendorId)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function appendStep(
  db: VendorDb,
  vendorId: VendorId,
  step: Omit<NewStepRow, 'vendor_id' | 'step' | 'action'> & { action: WorkFlowStep['action'] },
) {
  const { last } = await db
    .selectFrom('workflow_step')
    .select((select) => select.fn.coalesce(select.fn.max('step'), sql<number>`0`).as('last'))
    .where('vendor_id', '=', vendorId)
    .where('booking_id', '=', step.booking_id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('workflow_step')
    .values({ ...step, vendor_id: vendorId, step: last + 1 })
    .execute();
}
