import { OCCUPYING_STATUSES } from '@slotwise/contract/booking-parts/life.schema';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Tables } from '#db/tables/tables.ts';
import type { VendorDb } from '#db/tenancy.ts';

/** Locks the meetings still to come that have this panelist on the panel, in the order of their ids. */
export const lockComingMeetings = (tx: VendorDb, panelistId: string, now: Date): Promise<string[]> =>
  lockComing(tx, now, (seat) => seat('panelist_id', '=', panelistId));

/** Locks the meetings still to come on which this address has any seat but the candidate's, in the order of their ids. */
export const lockComingMeetingsAt = (tx: VendorDb, email: string, now: Date): Promise<string[]> =>
  lockComing(tx, now, (seat) => seat.and([seat('email', '=', email), seat('role', '<>', 'CANDIDATE')]));

type Seats = (where: ExpressionBuilder<Tables, 'booking_person'>) => Expression<SqlBool>;

async function lockComing(tx: VendorDb, now: Date, seats: Seats): Promise<string[]> {
  const rows = await tx
    .selectFrom('booking')
    .select('booking_id')
    .where('vendor_id', '=', tx.vendorId)
    .where('booking_status', 'in', OCCUPYING_STATUSES)
    .where('end_time', '>', now)
    .where(
      'booking_id',
      'in',
      tx
        .selectFrom('booking_person')
        .select('booking_person.booking_id')
        .where('booking_person.vendor_id', '=', tx.vendorId)
        .where(seats),
    )
    .orderBy('booking_id')
    .forUpdate()
    .execute();
  return rows.map(({ booking_id }) => booking_id);
}

/** A scorecard that was begun goes on under the new address, unless a guest of that address wrote one already. */
export async function updateScorecardOwner(
  tx: VendorDb,
  bookingId: string,
  { from, to, userId }: { from: string; to: string; userId: string | null },
) {
  await tx
    .updateTable('feedback')
    .set({ panelist_email: to, user_id: userId })
    .where('vendor_id', '=', tx.vendorId)
    .where('booking_id', '=', bookingId)
    .where('panelist_email', '=', from)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('feedback as other')
            .select('other.feedback_id')
            .where('other.vendor_id', '=', tx.vendorId)
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
  tx: VendorDb,
  { from, to, userId }: { from: string; to: string; userId: string },
) {
  const bookings = tx.updateTable('booking').where('vendor_id', '=', tx.vendorId);
  await bookings
    .set({ recruiter_email: to })
    .where('recruiter_user_id', '=', userId)
    .where('recruiter_email', '=', from)
    .execute();
  await bookings.set({ assignee_email: to }).where('assignee_email', '=', from).execute();
  await tx
    .updateTable('decision')
    .set({ by_email: to })
    .where('vendor_id', '=', tx.vendorId)
    .where('by_user_id', '=', userId)
    .where('by_email', '=', from)
    .execute();
  await sql`
    update booking_person as person set email = ${to}
    where vendor_id = ${tx.vendorId} and email = ${from} and role <> 'CANDIDATE'
      and not exists (
        select from booking_person other
        where other.vendor_id = ${tx.vendorId} and other.booking_id = person.booking_id and other.email = ${to}
          and other.role = person.role)`.execute(tx);
  await sql`
    update feedback as card set panelist_email = ${to}
    where vendor_id = ${tx.vendorId} and panelist_email = ${from}
      and not exists (
        select from feedback other
        where other.vendor_id = ${tx.vendorId} and other.booking_id = card.booking_id
          and other.panelist_email = ${to})`.execute(tx);
}

/** What somebody asked for on these meetings is asked for by their new address. */
export async function moveProposals(
  tx: VendorDb,
  bookingIds: string[],
  { from, to }: { from: string; to: string },
) {
  if (bookingIds.length === 0) return;
  await tx
    .updateTable('time_proposal')
    .set({ by_email: to })
    .where('vendor_id', '=', tx.vendorId)
    .where('booking_id', 'in', bookingIds)
    .where('by_role', '<>', 'CANDIDATE')
    .where('by_email', '=', from)
    .where('settled_at', 'is', null)
    .execute();
}
