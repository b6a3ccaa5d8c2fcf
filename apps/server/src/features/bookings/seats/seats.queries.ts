import { OCCUPYING_STATUSES } from '@slotwise/contract/bookings/life/life.schema';
import type { VendorDb, VendorId } from '#db/tenancy.ts';

/** Locks the meetings still to come that have this panelist on the panel, in the order of their ids. */
export async function lockComingMeetings(
  db: VendorDb,
  vendorId: VendorId,
  panelistId: string,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom('booking')
    .select('booking_id')
    .where('vendor_id', '=', vendorId)
    .where('booking_status', 'in', OCCUPYING_STATUSES)
    .where('end_time', '>', now)
    .where('booking_id', 'in', (select) =>
      select
        .selectFrom('booking_person')
        .select('booking_person.booking_id')
        .where('booking_person.vendor_id', '=', vendorId)
        .where('booking_person.panelist_id', '=', panelistId),
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
