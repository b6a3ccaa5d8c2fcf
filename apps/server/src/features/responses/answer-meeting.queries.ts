import type { Updateable } from 'kysely';
import type { Tables } from '#db/tables/tables.ts';
import type { VendorDb } from '#db/tenancy.ts';

/** Which of the two calendar entries of a meeting somebody has. */
export type Audience = 'candidate' | 'panel';
type Place = { bookingId: string; email: string; audience: Audience };

/** Who has this address in the entry's list of people, with what an actor is made of. */
export function findAttendee(tx: VendorDb, { bookingId, email, audience }: Place) {
  return tx
    .selectFrom('booking_person as person')
    .innerJoin('booking', (join) =>
      join
        .onRef('booking.vendor_id', '=', 'person.vendor_id')
        .onRef('booking.booking_id', '=', 'person.booking_id'),
    )
    .innerJoin('vendor', 'vendor.vendor_id', 'person.vendor_id')
    .select([
      'person.name',
      'person.email',
      'person.user_id',
      'person.time_zone',
      'booking.time_zone as booking_zone',
      'vendor.vendor_name',
    ])
    .where('person.vendor_id', '=', tx.vendorId)
    .where('person.booking_id', '=', bookingId)
    .where('person.email', '=', email)
    .where('person.role', audience === 'candidate' ? '=' : '<>', 'CANDIDATE')
    .orderBy('person.position')
    .executeTakeFirst();
}

type Answered = Pick<
  Updateable<Tables['booking_person']>,
  'rsvp' | 'rsvp_at' | 'rsvp_source' | 'rsvp_comments'
>;

/** Keeps somebody's answer in every part that they have of the entry: a host may sit on the panel too. */
export async function updateAnswer(tx: VendorDb, { bookingId, email, audience }: Place, answered: Answered) {
  await tx
    .updateTable('booking_person')
    .set(answered)
    .where('vendor_id', '=', tx.vendorId)
    .where('booking_id', '=', bookingId)
    .where('email', '=', email)
    .where('role', audience === 'candidate' ? '=' : '<>', 'CANDIDATE')
    .execute();
}
