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

/** On the embedded database everyone waits for a transaction; so many are called off in a tenth of a second. */
const AT_ONCE = 10;

/**
 * Does with the open bookings of a job that ends, which the caller has locked, what was chosen. CANCEL declines
 * submissions, so that their suppliers hear of it, and calls off whatever else has no meeting yet; meetings that are
 * scheduled stay either way. INVALID_TRANSITION with `details.openBookings` where nothing was chosen. Answers false, and has
 * done nothing, where so many are to be called off that `settleAhead` has to come first.
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

/** Calls off some of very many, and answers whether there are more. */
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
    else await callOffBooking(context, tx, session, request);
  }
}
