import type { WebhookEvent, WebhookPayload } from '@slotwise/contract/outgoing/webhooks.schema';
import type { BookingStatus, StepRole, WorkFlowAction } from '@slotwise/contract/booking-parts/life.schema';
import type { listBookings } from './step-events.queries.ts';

/** A step of a booking's history, as it was written. */
export type WebhookStep = {
  booking_id: string;
  action: WorkFlowAction;
  from_status?: BookingStatus | null | undefined;
  to_status: BookingStatus;
  at: Date;
  by_role: StepRole;
};

type WebhookBooking = Awaited<ReturnType<typeof listBookings>>[number];

export const toEvent = ({ action }: WebhookStep): WebhookEvent =>
  `booking.${action.toLowerCase() as Lowercase<WorkFlowAction>}`;

/** Everything listed here leaves the installation, and nothing else does: ids, statuses and times. */
export const toPayload = (step: WebhookStep, booking: WebhookBooking): WebhookPayload => ({
  type: toEvent(step),
  timestamp: step.at.toISOString(),
  version: 1,
  data: {
    bookingId: booking.booking_id,
    bookingVersion: booking.version,
    bookingStatus: step.to_status,
    formerStatus: step.from_status ?? null,
    byRole: step.by_role,
    startTime: booking.start_time?.toISOString() ?? '',
    endTime: booking.end_time?.toISOString() ?? '',
    timeZone: booking.time_zone,
    jdId: booking.jd_id,
    roundNumber: booking.round_number,
    previousBookingId: booking.previous_booking_id,
    submitterVendorId: booking.submitter_vendor_id,
  },
});
