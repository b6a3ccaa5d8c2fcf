import type { BookingRow } from '#db/tables/booking-rows.ts';
import { sameVendor } from '#db/same-vendor.ts';
import type { VendorDb } from '#db/tenancy.ts';

/** The facts about these bookings that decide who is reminded of what. */
export const listBookings = (tx: VendorDb, bookingIds: string[]) =>
  tx
    .selectOwn('booking', { booking_id: bookingIds })
    .leftJoin('submission', (join) => sameVendor(join, 'submission.booking_id', 'booking.booking_id'))
    .leftJoin('self_schedule', (join) => sameVendor(join, 'self_schedule.booking_id', 'booking.booking_id'))
    .select([
      'booking.booking_id',
      'booking.booking_status',
      'booking.start_time',
      'booking.end_time',
      'booking.is_sample',
      'booking.candidate_name',
      'booking.candidate_email',
      'booking.recruiter_email',
      'booking.assignee_email',
      'submission.answer_due_at',
      'self_schedule.sent_at',
      'self_schedule.expires_at',
    ])
    .orderBy('booking.booking_id')
    .execute();

export type FactsRow = Awaited<ReturnType<typeof listBookings>>[number];

/** The same of a booking with neither a submission nor terms of choosing. */
export const toFactsRow = (row: BookingRow): FactsRow => ({
  ...row,
  answer_due_at: null,
  sent_at: null,
  expires_at: null,
});

/** Everyone who schedules meetings: the administrators, and any recruiters among these addresses. */
export const listStaff = (tx: VendorDb, emails: string[]) =>
  tx
    .selectOwn('recruiter', { account_status: 'ACTIVE' })
    .select(['email', 'display_name', 'role'])
    .where((where) =>
      where.or([
        where('role', '=', 'ADMIN'),
        where.and([where('role', '=', 'USER_RECRUITER'), where('email', 'in', emails)]),
      ]),
    )
    .orderBy('email')
    .execute();

export type StaffRow = Awaited<ReturnType<typeof listStaff>>[number];
