import { OCCUPYING_STATUSES, type BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import type { VendorDb } from '#db/tenancy.ts';

/** Locks the meetings in these statuses that someone made or owes the next step of, in id order; with a limit, only the first ones. */
export async function lockOwned(
  tx: VendorDb,
  owner: { userId: string; email: string },
  statuses: BookingStatus[],
  limit?: number,
): Promise<string[]> {
  const rows = await tx
    .selectOwn('booking', { booking_status: statuses })
    .select('booking_id')
    .where((where) =>
      where.or([where('recruiter_user_id', '=', owner.userId), where('assignee_email', '=', owner.email)]),
    )
    .orderBy('booking_id')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .forUpdate()
    .execute();
  return rows.map(({ booking_id }) => booking_id);
}

/** The upcoming meetings with someone on the panel, soonest first. */
export const listComingPanels = (tx: VendorDb, email: string, now: Date) =>
  tx
    .selectOwn('booking', { booking_status: OCCUPYING_STATUSES })
    .select(['booking_id', 'candidate_name', 'start_time', 'time_zone'])
    .where('end_time', '>', now)
    .where(
      'booking_id',
      'in',
      tx.selectOwn('booking_person', { email, role: 'PANELIST' }).select('booking_id'),
    )
    .orderBy('start_time')
    .orderBy('booking_id')
    .execute();
