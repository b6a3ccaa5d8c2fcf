import { sql } from 'kysely';
import type { VendorDb } from '#db/tenancy.ts';

/** The bookings on which an address has a seat other than the candidate's. */
const selectSeats = (tx: VendorDb, email: string) =>
  tx
    .selectOwn('booking_person as seat', { email })
    .select('seat.booking_id')
    .where('seat.role', '<>', 'CANDIDATE');

type Stretch = { endsAfter: Date; cancelledAfter: Date; limit: number };

/** An address's meetings that end after a moment, and whether they are off; if rejected, depending on the mails sent. */
export function listMeetings(tx: VendorDb, email: string, { endsAfter, cancelledAfter, limit }: Stretch) {
  const isCalledOff = sql<boolean>`(booking.booking_status in ('CANCELLED', 'WITHDRAWN')
    or booking.booking_status = 'REJECTED' and exists (select from mail
      where mail.vendor_id = booking.vendor_id and mail.booking_id = booking.booking_id
        and mail.revision = booking.ics_sequence and mail.kind = 'meeting-cancellation-panel'))`;
  return tx
    .selectOwn('booking')
    .select('booking.booking_id')
    .select(isCalledOff.as('is_called_off'))
    .where('booking.booking_id', 'in', selectSeats(tx, email))
    .where('booking.booking_status', 'not in', ['DRAFT', 'SUBMITTED', 'AWAITING_CANDIDATE'])
    .where('booking.end_time', '>', endsAfter)
    .where((where) =>
      where.or([where('booking.updated_at', '>', cancelledAfter), sql<boolean>`not ${isCalledOff}`]),
    )
    .orderBy('booking.start_time', 'desc')
    .orderBy('booking.booking_id')
    .limit(limit)
    .execute();
}

export const listRows = (tx: VendorDb, bookingIds: string[]) =>
  tx
    .selectOwn('booking')
    .selectAll()
    .where('booking_id', '=', sql<string>`any(${bookingIds}::uuid[])`)
    .execute();
