import type { JdStatus } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import type { Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { callOffBooking } from '#features/scheduling/cancel-booking.service.ts';
import { declineSubmission } from './decline-submission.service.ts';
import { listBookingsOfJob } from './close-job.queries.ts';
import * as rules from './close-job.rules.ts';

type Ending = {
  jdId: string;
  before: JdStatus;
  after: JdStatus;
  choice: rules.OpenBookingsChoice | undefined;
};

const POSITION_CLOSED = { code: 'POSITION_CLOSED', text: 'The position is closed.' } as const;

/**
 * Does with the open bookings of a job that ends, which the caller has locked, what was chosen. CANCEL declines
 * submissions, so that their suppliers hear of it, and calls off whatever else has no meeting yet; meetings that are
 * scheduled stay either way. INVALID_TRANSITION with `details.openBookings` where nothing was chosen.
 */
export async function settleOpenBookings(context: Context, tx: VendorDb, session: Session, ending: Ending) {
  if (!rules.isEnding(ending)) return;
  const open = await listBookingsOfJob(tx, ending.jdId, rules.OPEN);
  rules.requireChoice(open, ending.choice);
  if (ending.choice !== 'CANCEL') return;
  rules.requireFewCalledOff(open);
  for (const { booking_id: bookingId, booking_status: status } of open) {
    if (!rules.isWithoutMeeting(status)) continue;
    const request = { bookingId, reason: POSITION_CLOSED };
    if (status === 'SUBMITTED') await declineSubmission(context, tx, session, request);
    else await callOffBooking(context, tx, session, request);
  }
}
