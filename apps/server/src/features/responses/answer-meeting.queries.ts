import { sameVendor } from '#db/same-vendor.ts';
import type { VendorDb } from '#db/tenancy.ts';
import type { CalendarSeat } from '#features/bookings/people.queries.ts';

/** The person with this address among the entry's people, with the data of an actor. */
export const findAttendee = (tx: VendorDb, { bookingId, email, audience }: CalendarSeat) =>
  tx
    .selectOwn('booking_person as person', { booking_id: bookingId, email })
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
    .where('person.role', audience === 'candidate' ? '=' : '<>', 'CANDIDATE')
    .orderBy('person.position')
    .executeTakeFirst();
