import { OCCUPYING_STATUSES } from '@slotwise/contract/bookings/life/life.schema';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { VendorDb, VendorId } from '#db/tenancy.ts';

/** Locks the meetings still to come that have this panelist on the panel, in the order of their ids. */
export const lockComingMeetings = (
  db: VendorDb,
  vendorId: VendorId,
  panelistId: string,
  now: Date,
): Promise<string[]> => lockComing(db, vendorId, now, (seat) => seat('panelist_id', '=', panelistId));

/** Locks the meetings still to come on which this address has any seat but the candidate's, in the order of their ids. */
export const lockComingMeetingsAt = (
  db: VendorDb,
  vendorId: VendorId,
  email: string,
  now: Date,
): Promise<string[]> =>
  lockComing(db, vendorId, now, (seat) =>
    seat.and([seat('email', '=', email), seat('role', '<>', 'CANDIDATE')]),
  );

type Seats = (where: ExpressionBuilder<Tables, 'booking_person'>) => Expression<SqlBool>;

async function lockComing(db: VendorDb, vendorId: VendorId, now: Date, seats: Seats): Promise<string[]> {
  const rows = await db
    .selectFrom('booking')
    .select('booking_id')
    .where('vendor_id', '=', vendorId)
    .where('booking_status', 'in', OCCUPYING_STATUSES)
    .where('end_time', '>', now)
    .where(
      'booking_id',
      'in',
      db
        .selectFrom('booking_person')
        .select('booking_person.booking_id')
        .where('booking_person.vendor_id', '=', vendorId)
        .where(seats),
    )
    .orderBy('booking_id')
    .forUpdate()
    .execute();
  return rows.map(({ booking_id }) => booking_id);
}

/** A scorecard that was begun goes on under the new address, unless a guest of that address wrote one already. */
export async function updateScorecardOwner(
  db: VendorDb,
  vendorId: VendorId,
  bookingId: string,
  { from, to, userId }: { from: string; to: string; userId: string | null },
) {
  await db
    .updateTable('feedback')
    .set({ panelist_email: to, user_id: userId })
    .where('vendor_id', '=', vendorId)
    .where('booking_id', '=', bookingId)
    .where('panelist_email', '=', from)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('feedback as other')
            .select('other.feedback_id')
            .where('other.vendor_id', '=', vendorId)
            .where('other.booking_id', '=', bookingId)
            .where('other.panelist_email', '=', to),
        ),
      ),
    )
    .execute();
}

/**
 * Puts the new address wherever the old one still names this person: drafts and meetings that are over, scorecards
 * and decisions. Where the new one stood there already, as a guest's, both stay as they are.
 */
export async function moveWhatIsOver(
  db: VendorDb,
  vendorId: VendorId,
  { from, to, userId }: { from: string; to: string; userId: string },
) {
  const bookings = db.updateTable('booking').where('vendor_id', '=', vendorId);
  await bookings
    .set({ recruiter_email: to })
    .where('recruiter_user_id', '=', userId)
    .where('recruiter_email', '=', from)
    .execute();
  await bookings.set({ assignee_email: to }).where('assignee_email', '=', from).execute();
  await db
    .updateTable('decision')
    .set({ by_email: to })
    .where('vendor_id', '=', vendorId)
    .where('by_user_id', '=', userId)
    .where('by_email', '=', from)
    .execute();
  await sql`
    update booking_person as person set email = ${to}
    where vendor_id = ${vendorId} and email = ${from} and role <> 'CANDIDATE'
      and not exists (
        select from booking_person other
        where other.vendor_id = ${vendorId} and other.booking_id = person.booking_id and other.email = ${to}
          and other.role = person.role)`.execute(db);
  await sql`
    update feedback as card set panelist_email = ${to}
    where vendor_id = ${vendorId} and panelist_email = ${from}
      and not exists (
        select from feedback other
        where other.vendor_id = ${vendorId} and other.booking_id = card.booking_id
          and other.panelist_email = ${to})`.execute(db);
}
