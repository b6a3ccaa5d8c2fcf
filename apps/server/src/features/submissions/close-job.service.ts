import type { JdStatus } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import type { Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { cancelOpenBooking } from '#features/scheduling/cancel-booking.service.ts';
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

/** On the embedded database everyone waits for a transaction; this many are called off in a tenth of a second. */
const AT_ONCE = 10;

/**
 * Handles the open bookings of an ending job, locked by the caller, as chosen. CANCEL declines submissions, so that
 * their suppliers are notified, and calls off anything else without a meeting; scheduled meetings stay in any case.
 * INVALID_TRANSITION with `details.openBookings` if nothing was chosen. Returns false without doing anything if so many
 * have to be called off that `settleAhead` must run first.
 */
export async function settleOpenBookings(
  context: Context,
  tx: VendorDb,
  session: Session,
  ending: Ending,
): Promise<boolean> {
  if (!rules.isEnding(ending)) return true;
  const open = await listBookingsOfJob(tx, ending.jdId, rules.OPEN);
  rules.requireChoice(open, ending.choice);
  if (ending.choice !== 'CANCEL') return true;
  const waiting = open.filter(({ booking_status: status }) => rules.isWithoutMeeting(status));
  if (waiting.length > AT_ONCE) return false;
  await callOffAll(context, tx, session, waiting);
  return true;
}

/** Calls off some of very many; returns whether more are left. */
export async function settleAhead(
  context: Context,
  tx: VendorDb,
  session: Session,
  jdId: string,
): Promise<boolean> {
  const waiting = await listBookingsOfJob(tx, jdId, rules.WITHOUT_MEETING, AT_ONCE + 1);
  await callOffAll(context, tx, session, waiting.slice(0, AT_ONCE));
  return waiting.length > AT_ONCE;
}

async function callOffAll(
  context: Context,
  tx: VendorDb,
  session: Session,
  waiting: Awaited<ReturnType<typeof listBookingsOfJob>>,
) {
  for (const { booking_id: bookingId, booking_status: status } of waiting) {
    const request = { bookingId, reason: POSITION_CLOSED };
    if (status === 'SUBMITTED') await declineSubmission(context, tx, session, request);
    else await cancelOpenBooking(context, tx, session, request);
  }
}
