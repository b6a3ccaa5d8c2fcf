import { sql } from 'kysely';
import type { MovedAddress } from '#context.ts';
import type { RowChange } from '#db/tables/rows.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { toPersonRows, type Seated } from './people.mapper.ts';

/** Replaces everyone on the booking with these people, in this order. */
export async function replacePeople(tx: VendorDb, bookingId: string, people: Seated[]) {
  await tx.deleteOwn('booking_person', { booking_id: bookingId }).execute();
  await tx
    .insertInto('booking_person')
    .values(toPersonRows(tx, bookingId, people))
    .execute();
}

/** Which of a meeting's two calendar entries someone has. */
export type Audience = 'candidate' | 'panel';
export type CalendarSeat = { bookingId: string; email: string; audience: Audience };
type Answered = Pick<RowChange<'booking_person'>, 'rsvp' | 'rsvp_at' | 'rsvp_source' | 'rsvp_comments'>;

/** Stores someone's answer in all their seats with that entry: a host may be on the panel too. */
export const updateAnswer = (
  tx: VendorDb,
  { bookingId, email, audience }: CalendarSeat,
  answered: Answered,
) =>
  tx
    .updateOwn('booking_person', { booking_id: bookingId, email })
    .set(answered)
    .where('role', audience === 'candidate' ? '=' : '<>', 'CANDIDATE')
    .execute();

/** Replaces the old address by the new one. If that is already on the booking, as a guest's, both stay. */
export async function updateAddress(tx: VendorDb, { from, to, userId }: MovedAddress): Promise<void> {
  const bookings = tx.updateOwn('booking');
  await bookings
    .set({ recruiter_email: to })
    .where('recruiter_user_id', '=', userId)
    .where('recruiter_email', '=', from)
    .execute();
  await bookings.set({ assignee_email: to }).where('assignee_email', '=', from).execute();
  await sql`
    update booking_person as person set email = ${to}
    where vendor_id = ${tx.vendorId} and email = ${from} and role <> 'CANDIDATE'
      and not exists (
        select from booking_person other
        where other.vendor_id = ${tx.vendorId} and other.booking_id = person.booking_id and other.email = ${to}
          and other.role = person.role)`.execute(tx);
}
