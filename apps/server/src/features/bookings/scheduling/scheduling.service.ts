import type { Booking, ParsedNewBooking } from '@slotwise/contract/bookings/bookings.schema';
import type { Warning } from '@slotwise/contract/bookings/warnings/warnings.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { MESSAGES } from '@slotwise/contract/messages';
import { uuidv7 } from 'uuidv7';
import type { Call, Context, Session } from '#context.ts';
import { idempotently } from '#db/idempotency.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { findPanelistsForMeeting } from '#features/panelists/panelists.service.ts';
import { invalidField } from '#lib/app-error.ts';
import { requireOwnCallerFields } from '#lib/caller-fields.ts';
import { findAssignee } from '../assignment/assignment.queries.ts';
import type { BookingRow } from '../bookings.mapper.ts';
import { findBooking } from '../bookings.queries.ts';
import { requireSameJob } from '../booked-job/booked-job.rules.ts';
import { withJob } from '../booked-job/booked-job.service.ts';
import { requireReadableTimes } from '../candidate/candidate.rules.ts';
import { insertComments } from '../comments/comments.queries.ts';
import { attachToBooking } from '../documents/documents.service.ts';
import { mailRevision } from '../invitations/invitations.service.ts';
import { stepBy } from '../life/life.mapper.ts';
import { changeBooking, openBooking, type OpenBooking } from '../life/life.service.ts';
import { seatedOf } from '../panel/panel.mapper.ts';
import { replacePeople } from '../panel/panel.queries.ts';
import { namedPanelists, peopleOf, type Host } from '../panel/panel.rules.ts';
import { tellSupplier } from '../notices/supplier-news/supplier-news.service.ts';
import { readBooking, seeBooking } from '../reading/reading.service.ts';
import { listDoubts } from '../slots/doubts/doubts.service.ts';
import { holdTime, takingTime } from '../slots/slots.service.ts';
import {
  keptCandidateColumns,
  plannedColumns,
  recruiterOf,
  rowsOf,
  type BookingPlan,
} from './scheduling.mapper.ts';
import { carrySubmission } from '../submission/submission.queries.ts';
import * as queries from './scheduling.queries.ts';
import { readMeetingTimes, shownSpanOf } from './scheduling.rules.ts';

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
        ...{ bookingId: request.bookingId, action: 'schedule', version: request.version },
      })
    : null;
  const plan = await planBooking(context, tx, { session, request, draft });
  const { bookingId, times } = plan;
  if (draft) await publish(tx, draft, plan);
  else await queries.insertBooking(tx, vendorId, rowsOf(plan));

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

type Wish = { session: Session; request: ParsedNewBooking; draft: OpenBooking | null };

async function planBooking(
  { clock, config }: Context,
  tx: VendorDb,
  { session, request: wish, draft }: Wish,
): Promise<BookingPlan> {
  const at = clock.now();
  const request = await withKnownJob(tx, session, { wish, draft });
  const { meetingInfo, panelists } = request;
  const times = readMeetingTimes(meetingInfo, at);
  requireReadableTimes(request.candidateDetails);
  const named = namedPanelists(panelists ?? meetingInfo.participants ?? []);
  const known = await findPanelistsForMeeting(tx, session.vendorId, named);
  const phoneCountry = await queries.findPhoneCountry(tx, session.vendorId, session.userId);
  const recruiter = draft ? await recruiterOfDraft(tx, draft) : session;
  return {
    bookingId: draft?.row.booking_id ?? uuidv7(),
    session,
    recruiter,
    request,
    times,
    people: peopleOf(recruiter, request, known),
    assignee: await assigneeOf(tx, session, { wish: request.assignee, drafted: draft?.row.assignee_email }),
    phoneCountry: phoneCountry ?? LIMITS.defaultPhoneCountry,
    host: new URL(config.publicUrl).hostname,
    at,
  };
}

async function recruiterOfDraft(tx: VendorDb, { actor, row }: OpenBooking): Promise<Host> {
  const timeZone = await queries.findTimeZone(tx, actor.vendorId, row.recruiter_user_id);
  return recruiterOf(row, timeZone ?? row.time_zone);
}

type Assignees = { wish: string | null | undefined; drafted: string | null | undefined };

/** The one who is named, else the one a draft was handed to, else whoever schedules. */
async function assigneeOf(tx: VendorDb, session: Session, { wish, drafted }: Assignees) {
  const email = wish || drafted;
  const assignee = email && (await findAssignee(tx, session.vendorId, email));
  if (assignee) return assignee;
  if (wish) throw invalidField('assignee', `Nobody in ${session.vendorName} has the address ${wish}.`);
  return { name: session.displayName, email: session.email };
}

/**
 * What is asked for, with what its job knows. Where no job is named it is the one of the draft or of the earlier round,
 * and a submitted candidate stays with theirs.
 */
async function withKnownJob(
  tx: VendorDb,
  session: Session,
  { wish, draft }: { wish: ParsedNewBooking; draft: OpenBooking | null },
): Promise<ParsedNewBooking> {
  const previous = await findPreviousBooking(tx, session, wish);
  const jdId = wish.jdId === undefined ? (draft?.row.jd_id ?? previous?.jd_id) : wish.jdId;
  if (draft) requireSameJob(draft.row, jdId ?? null);
  return withJob(tx, { ...wish, jdId }, [draft?.row.jd_id, previous?.jd_id]);
}

async function findPreviousBooking(
  tx: VendorDb,
  { vendorId }: Session,
  { bookingId, previousBookingId }: ParsedNewBooking,
): Promise<BookingRow | undefined> {
  if (!previousBookingId) return undefined;
  const isItself = previousBookingId.toLowerCase() === bookingId?.toLowerCase();
  const previous = await findBooking(tx, vendorId, { everything: true }, previousBookingId);
  if (!previous || isItself) throw invalidField('previousBookingId', 'There is no such earlier round');
  return previous;
}
