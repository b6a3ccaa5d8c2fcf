import { sameVendor } from '#db/same-vendor.ts';
import type { VendorDb } from '#db/tenancy.ts';
import type { CalendarSeat } from '#features/bookings/people.queries.ts';

/** Who has this address in the entry's list of people, with what an actor is made of. */
export function findAttendee(tx: VendorDb, { bookingId, email, audience }: CalendarSeat) {
  return tx
    .selectFrom('booking_person as person')
    .innerJoin('booking', (join) => sameVendor(join, 'booking.booking_id', 'person.booking_id'))
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
