import * as z from 'zod/mini';
import { instantField } from '../fields.ts';
import { BOOKING_STATUSES, type BookingStatus } from '../booking-parts/life.schema.ts';
import { MEETING_MODES } from './bookings.schema.ts';

/** What a calendar shows: every booking with a time that is not cancelled. */
export const CALENDAR_STATUSES = [
  'SCHEDULED',
  'COMPLETED',
  'NO_SHOW',
  'SELECTED',
  'REJECTED',
  'ONBOARDED',
] as const satisfies readonly BookingStatus[];

/** One meeting in a calendar; its times are instants (ISO 8601, UTC). */
export const calendarMeetingSchema = z.object({
  bookingId: z.string(),
  bookingStatus: z.enum(BOOKING_STATUSES),
  startTime: instantField,
  endTime: instantField,
  mode: z.enum(MEETING_MODES),
  candidateName: z.string(),
  jobTitle: z.string(),
  roundName: z.string(),
  panelists: z.array(z.object({ name: z.string(), email: z.string() })),
});
export type CalendarMeeting = z.infer<typeof calendarMeetingSchema>;
