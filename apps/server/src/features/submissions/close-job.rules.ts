import type { BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import type { JdStatus } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import type { OPEN_BOOKINGS_CHOICES } from '@slotwise/contract/job-descriptions/job-changes.schema';
import { AppError } from '#lib/app-error.ts';
import { isEnded } from '#features/job-descriptions/job-descriptions.rules.ts';

export type OpenBookingsChoice = (typeof OPEN_BOOKINGS_CHOICES)[number];

/** Bookings without a meeting yet, which are called off with the job if requested. */
export const WITHOUT_MEETING = ['DRAFT', 'SUBMITTED', 'AWAITING_CANDIDATE'] as const;
/** Bookings for which something is still expected to happen. */
export const OPEN: readonly BookingStatus[] = [...WITHOUT_MEETING, 'SCHEDULED'];

export const isWithoutMeeting = (status: BookingStatus): boolean =>
  (WITHOUT_MEETING as readonly BookingStatus[]).includes(status);

type Ending = { before: JdStatus; after: JdStatus; choice: OpenBookingsChoice | undefined };

/** True if this change ends a job, or settles the bookings of an ended one. */
export const isEnding = ({ before, after, choice }: Ending): boolean =>
  isEnded(after) && (!isEnded(before) || choice !== undefined);

/** Refuses to end a job with open bookings if it was not said what happens to them. */
export function requireChoice(
  open: { booking_status: BookingStatus }[],
  choice: OpenBookingsChoice | undefined,
) {
  if (open.length === 0 || choice !== undefined) return;
  const withoutMeeting = open.filter(({ booking_status: status }) => isWithoutMeeting(status)).length;
  const count = open.length === 1 ? '1 booking of this job is' : `${open.length} bookings of this job are`;
  throw new AppError('INVALID_TRANSITION', {
    message: `${count} still open. Say whether to keep them or to call off those without a meeting.`,
    details: { openBookings: open.length, withoutMeeting },
  });
}
