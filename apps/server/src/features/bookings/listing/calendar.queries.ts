import type { VendorDb } from '#db/tenancy.ts';
import { conditions, type BookingFilter } from '../bookings.queries.ts';
import { sql } from 'kysely';

/** The bookings of a filter that have not ended at `from`, soonest first, at most `most`. */
export function listCalendarMeetings(
  tx: VendorDb,
  filter: BookingFilter,
  { from, most }: { from: Date; most: number },
) {
  return tx
    .selectOwn('booking')
    .select(['booking_id', 'booking_status', 'start_time', 'end_time', 'mode'])
    .select(['candidate_name', 'job_title', 'round_name'])
    .where((where) => where.and(conditions(where, tx, filter)))
    .where('end_time', '>', from)
    .orderBy('start_time')
    .orderBy('booking_id')
    .limit(most)
    .execute();
}

export function listCalendarPanels(tx: VendorDb, bookingIds: string[]) {
  return tx
    .selectOwn('booking_person', { role: 'PANELIST' })
    .select(['booking_id', 'name', 'email'])
    .where('booking_id', '=', sql<string>`any(${bookingIds}::uuid[])`)
    .orderBy('booking_id')
    .orderBy('position')
    .execute();
}
