import { keepComment } from '#features/collaboration/add-comments.service.ts';
import type { SeenBooking } from '#features/bookings/seen-booking.mapper.ts';
import { startBooking, changeBooking } from '#features/bookings/change-booking.service.ts';
import type { ParsedNewBooking } from '@slotwise/contract/bookings/bookings.schema';
import type { Warning } from '@slotwise/contract/booking-parts/warnings.schema';
import { MESSAGES } from '@slotwise/contract/messages';
import type { Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { attachToBooking } from '#features/collaboration/attach-documents.service.ts';
import { toSeated } from '#features/bookings/people.mapper.ts';
import { openBooking, type OpenBooking } from '#features/bookings/open-booking.service.ts';
import { listDoubts } from './doubts/doubts.service.ts';
import { planBooking } from './plan-booking.service.ts';
import { plannedColumns, toNewBookingRows, timeColumns, type BookingPlan } from './new-booking.mapper.ts';
import { keptCandidateColumns } from './candidate-columns.mapper.ts';
import { readMeetingTimes, toShownSpan } from './meeting-times.rules.ts';

/** The scheduled booking, and its warnings. */
export type Scheduled = { bookingId: string; message: string[]; warnings: Warning[] };

/**
 * Schedules a meeting: the transaction, opened by `takingTime`, takes everyone's time and writes the booking, its
 * history and the invitations, or nothing. `bookingId` names the DRAFT that becomes the meeting.
 */
export async function createBooking(
  context: Context,
  tx: VendorDb,
  session: Session,
  request: ParsedNewBooking,
): Promise<Scheduled> {
  const draft = request.bookingId
    ? await openBooking(context, tx, session, {
        bookingId: request.bookingId,
        action: 'schedule',
        version: request.version,
      })
    : null;
  // Refuses an impossible time before looking anything else up.
  const times = readMeetingTimes(request.meetingInfo, context.clock.now());
  const plan = { ...(await planBooking(context, tx, { session, request, draft })), times };
  const { bookingId } = plan;
  const seen = draft
    ? await publish(context, tx, draft, plan)
    : await startBooking(context, tx, { actor: session, rows: toNewBookingRows(plan), now: plan.at });
  const warnings = [...times.warnings, ...(await listDoubts(tx, seen, plan.panelists))];
  await addExtras(tx, plan);
  return { bookingId, message: [MESSAGES.bookings.create.success], warnings };
}

/** The draft's row becomes the meeting, keeping its ids, its recruiter and everything attached. */
const publish = (
  context: Context,
  tx: VendorDb,
  draft: OpenBooking,
  plan: BookingPlan,
): Promise<SeenBooking> =>
  changeBooking(context, tx, draft, {
    people: plan.people.map(toSeated),
    columns: {
      ...timeColumns(plan.times),
      ...plannedColumns(plan),
      ...(draft.row.submitter_vendor_id && keptCandidateColumns(draft.row, plan)),
      draft: null,
      submission_date: draft.row.submission_date ?? plan.at,
    },
    step: { action: 'SCHEDULED', details: { to: toShownSpan(plan.times) } },
  });

async function addExtras(tx: VendorDb, { session, request, bookingId, at }: BookingPlan) {
  const { comments: text, documents = [] } = request;
  if (text) await keepComment(tx, session, { bookingId, text, visibility: 'INTERNAL', at });
  await attachToBooking(tx, session, { bookingId, documents, now: at });
}
