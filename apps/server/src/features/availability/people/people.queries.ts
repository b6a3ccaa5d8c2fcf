import { OCCUPYING_STATUSES } from '@slotwise/contract/booking-parts/life.schema';
import { CALENDAR_STATUSES } from '@slotwise/contract/bookings/calendar.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { sql, type NotNull } from 'kysely';
import { asJson } from '#db/json-rows.ts';
import { literals } from '#db/literals.ts';
import { sameVendor } from '#db/same-vendor.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { MINUTE_MILLIS } from '#lib/durations.ts';

/** Whose meetings are searched, when, and the one meeting to ignore. */
export type Sought = { emails: string[]; startTime: Date; endTime: Date; besides: string | null };

/** One meeting of one person, who may be only its host. */
export type MeetingRow = {
  email: string;
  bookingId: string;
  isHost: boolean;
  startTime: Date;
  endTime: Date;
};

/** The meetings of these people that overlap the span, whether or not they reserve the time; only when each one is. */
export const listMeetings = (tx: VendorDb, { emails, startTime, endTime, besides }: Sought) =>
  asJson(
    tx
      .selectOwn('attendance')
      .select((of) => [
        'email',
        'booking_id as bookingId',
        of('role', '=', sql.lit('RECRUITER')).$castTo<boolean>().as('isHost'),
        'start_time as startTime',
        'end_time as endTime',
      ])
      .$narrowType<{ startTime: NotNull; endTime: NotNull }>()
      .where('email', '=', sql<string>`any(${emails}::text[])`)
      .where('role', '<>', sql.lit('OBSERVER'))
      .where('booking_status', 'in', literals(OCCUPYING_STATUSES))
      .where('start_time', '<', endTime)
      .where('end_time', '>', startTime)
      // No meeting lasts longer: with a lower bound the index by start reads these weeks and not all of the past.
      .where('start_time', '>', new Date(startTime.getTime() - LONGEST_MEETING_MILLIS))
      .$if(besides !== null, (query) => query.where('booking_id', '<>', besides ?? '')),
    { startTime: true, endTime: true },
  );

/** The addresses of everyone on a panel for this job in a meeting that starts in the stretch. */
export async function listJobPanel(
  tx: VendorDb,
  { jdId, startTime, endTime }: { jdId: string; startTime: Date; endTime: Date },
): Promise<string[]> {
  const rows = await tx
    .selectOwn('booking_person as person', { role: 'PANELIST' })
    .innerJoin('booking', (join) => sameVendor(join, 'booking.booking_id', 'person.booking_id'))
    .select('person.email')
    .distinct()
    .where('booking.vendor_id', '=', tx.vendorId)
    .where('booking.jd_id', '=', jdId)
    .where('booking.booking_status', 'in', CALENDAR_STATUSES)
    .where('booking.start_time', '>=', startTime)
    .where('booking.start_time', '<', endTime)
    .execute();
  return rows.map(({ email }) => email);
}

const LONGEST_MEETING_MILLIS = LIMITS.meetingMaxMinutes * MINUTE_MILLIS;
