import type { Booking, ParsedNewBooking } from '@slotwise/contract/bookings/bookings.schema';
import type { Warning } from '@slotwise/contract/bookings/warnings/warnings.schema';
import { MESSAGES } from '@slotwise/contract/messages';
import { uuidv7 } from 'uuidv7';
import type { Call, Context, Session } from '#context.ts';
import { idempotently } from '#db/idempotency.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { tellWebhooks } from '#features/webhooks/events/events.service.ts';
import { requireOwnCallerFields } from '#lib/caller-fields.ts';
import { insertComments } from '#features/collaboration/comments.queries.ts';
import { attachToBooking } from '#features/collaboration/documents.service.ts';
import { mailRevision } from '#features/booking-mail/invitations/invitations.service.ts';
import { stepBy } from '#features/bookings/seen-booking.mapper.ts';
import { changeBooking, openBooking, type OpenBooking } from '#features/bookings/change-booking.service.ts';
import { seatedOf } from '#features/bookings/people.mapper.ts';
import { replacePeople } from '#features/bookings/people.queries.ts';
import { tellSupplier } from '#features/booking-mail/supplier-news.service.ts';
import { planReminders } from '#features/booking-mail/reminders/plan-reminders.service.ts';
import { readBooking, seeBooking } from '#features/booking-views/booking-detail.service.ts';
import { listDoubts } from './doubts.service.ts';
import { holdTime, takingTime } from '#features/bookings/held-time.service.ts';
import { planBooking } from './plan-booking.service.ts';
import {
  keptCandidateColumns,
  plannedColumns,
  rowsOf,
  timeColumns,
  toldSteps,
  type BookingPlan,
} from './new-booking.mapper.ts';
import { carrySubmission } from '#features/submissions/submissions.queries.ts';
import * as queries from './new-booking.queries.ts';
import { readMeetingTimes, shownSpanOf } from './meeting-times.rules.ts';

export type ScheduledBooking = {
  status: 'success';
  bookingId: string;
  message: string[];
  data: Booking;
  warnings: Warning[];
};

/**
 * Schedules a meeting: one transaction takes everybody's time and writes the booking, its history and the
 * invitations, or nothing of it. `bookingId` names the DRAFT that becomes the meeting.
 */
export async function createBooking(
  context: Context,
  session: Session,
  request: ParsedNewBooking,
  call: Call,
): Promise<ScheduledBooking> {
  requireOwnCallerFields(session, request);
  const now = context.clock.now();
  return takingTime(context, session.vendorId, (tx) =>
    idempotently(tx, { session, operation: 'create-booking', call, body: request, now }, () =>
      scheduleFromRequest(context, tx, session, request),
    ),
  );
}

/** The same in the caller's transaction, which `takingTime` opened. */
export async function scheduleFromRequest(
  context: Context,
  tx: VendorDb,
  session: Session,
  request: ParsedNewBooking,
): Promise<ScheduledBooking> {
  const { vendorId } = session;
  const draft = request.bookingId
    ? await openBooking(context, tx, session, {
        bookingId: request.bookingId,
        action: 'schedule',
        version: request.version,
      })
    : null;
  // A time that cannot be is told before anything else is looked up.
  const times = readMeetingTimes(request.meetingInfo, context.clock.now());
  const plan = { ...(await planBooking(context, tx, { session, request, draft })), times };
  const { bookingId } = plan;
  if (draft) await publish(tx, draft, plan);
  else {
    const rows = rowsOf(plan);
    await queries.insertBooking(tx, vendorId, rows);
    await tellWebhooks(tx, toldSteps(rows));
    await planReminders(tx, [bookingId], plan.at);
  }

  await carrySubmission(tx, vendorId, bookingId);
  const seen = await seeBooking(context, tx, session, bookingId);
  await holdTime(tx, seen);
  const warnings = [...times.warnings, ...(await listDoubts(tx, seen))];
  await addExtras(tx, plan);
  await mailRevision(context, tx, session, { bookingId, change: 'NEW' });
  await tellSupplier(context, tx, session, { bookingId, before: draft?.row ?? null });

  const data = await readBooking(context, tx, session, bookingId);
  const message = [MESSAGES.bookings.create.success];
  return { status: 'success', bookingId, message, data, warnings };
}

/** The draft's row becomes the meeting: its ids, its recruiter and all that hangs on it stay. */
async function publish(tx: VendorDb, draft: OpenBooking, plan: BookingPlan) {
  const { vendorId } = plan.session;
  await replacePeople(tx, vendorId, plan.bookingId, plan.people.map(seatedOf));
  await changeBooking(tx, draft, {
    columns: {
      ...timeColumns(plan.times),
      ...plannedColumns(plan),
      ...(draft.row.submitter_vendor_id && keptCandidateColumns(draft.row, plan)),
      draft: null,
      submission_date: draft.row.submission_date ?? plan.at,
    },
    step: { action: 'SCHEDULED', details: { to: shownSpanOf(plan.times) } },
  });
}

async function addExtras(tx: VendorDb, { session, request, bookingId, at }: BookingPlan) {
  const { comments: text, documents = [] } = request;
  if (text) {
    const comment = { comment_id: uuidv7(), booking_id: bookingId, text, visibility: 'INTERNAL' } as const;
    await insertComments(tx, session.vendorId, [{ ...comment, ...stepBy(session, at) }]);
  }
  await attachToBooking(tx, session, { bookingId, documents, now: at });
}
