import { OCCUPYING_STATUSES } from '@slotwise/contract/booking-parts/life.schema';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Tables } from '#db/tables/tables.ts';
import type { VendorDb } from '#db/tenancy.ts';

/** Locks the upcoming meetings with this panelist on the panel, in id order. */
export const lockComingMeetings = (tx: VendorDb, panelistId: string, now: Date): Promise<string[]> =>
  lockComing(tx, now, (seat) => seat('panelist_id', '=', panelistId));

/** Locks the upcoming meetings on which this address has any seat but the candidate's, in id order. */
export const lockComingMeetingsAt = (tx: VendorDb, email: string, now: Date): Promise<string[]> =>
  lockComing(tx, now, (seat) => seat.and([seat('email', '=', email), seat('role', '<>', 'CANDIDATE')]));

type Seats = (where: ExpressionBuilder<Tables, 'booking_person'>) => Expression<SqlBool>;

async function lockComing(tx: VendorDb, now: Date, seats: Seats): Promise<string[]> {
  const rows = await tx
    .selectOwn('booking', { booking_status: OCCUPYING_STATUSES })
    .select('booking_id')
    .where('end_time', '>', now)
    .where(
      'booking_id',
      'in',
      tx.selectOwn('booking_person').select('booking_person.booking_id').where(seats),
    )
    .orderBy('booking_id')
    .forUpdate()
    .execute();
  return rows.map(({ booking_id }) => booking_id);
}
