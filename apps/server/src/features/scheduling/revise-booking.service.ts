import type { Scheduled } from './create-booking.service.ts';
import type { Warning } from '@slotwise/contract/booking-parts/warnings.schema';
import type { ParsedRevision } from '@slotwise/contract/bookings/changes.schema';
import type { BookingStatus, WorkFlowAction } from '@slotwise/contract/booking-parts/life.schema';
import { MESSAGES } from '@slotwise/contract/messages';
import type { Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { findPanelistsForMeeting } from '#features/panelists/panelists.service.ts';
import { invalidField } from '#lib/app-error.ts';
import type { BookingRow } from '#db/tables/booking-rows.ts';
import { withChangedJob } from '#features/bookings/booked-job.service.ts';
import { toFacts, type SeenBooking } from '#features/bookings/seen-booking.mapper.ts';
import { allowedActions } from '#features/bookings/transitions.rules.ts';
import { changeBooking } from '#features/bookings/change-booking.service.ts';
import { withoutPlace, type Seated } from '#features/bookings/people.mapper.ts';
import { namedPanelists } from '#features/bookings/people.rules.ts';
import { holdAct } from '#features/bookings/undo/hold-act.service.ts';
import { lockSeen, openFor, type OpenBooking } from '#features/bookings/open-booking.service.ts';
import { movedTimeReason, readMovedTime } from './moved-times.rules.ts';
import { timeColumns } from './new-booking.mapper.ts';
import { readChangedTimes } from './changed-times.rules.ts';
import { toShownSpan, type MeetingTimes } from './meeting-times.rules.ts';
import { listDoubts } from './doubts/doubts.service.ts';
import { reviseDraft } from './revise-draft.service.ts';
import { changedDetails, findPresentSpan } from './revisions.mapper.ts';
import { isAskedAgain, isOtherSpan, revisedPeople, unanswered } from './revisions.rules.ts';

/** What is to become of a booking, once it is known to be possible. */
type Revision = {
  open: OpenBooking;
  times: MeetingTimes | null;
  /** Everybody from now on, where the panel or the answers change. */
  people: Seated[] | null;
  isPanelNew: boolean;
  details: ReturnType<typeof changedDetails>;
  request: ParsedRevision;
};

/**
 * Merges changes into a booking: a new time is a reschedule, everything else an update. The person who is concerned is
 * mailed; where nothing changes, nothing is written and no one hears of it.
 */
export async function reviseBooking(
  context: Context,
  tx: VendorDb,
  session: Session,
  sent: ParsedRevision,
): Promise<Scheduled> {
  const seen = await lockSeen(context, tx, session, sent);
  const request = await withChangedJob(tx, seen.row, sent);
  if (seen.row.booking_status === 'DRAFT') return reviseDraft(context, tx, session, { seen, request });
  const revision = await planRevision(tx, seen, request);
  const warnings = await apply(context, tx, revision);
  const isMove = isMoved(revision) || request.actionType === 'reschedule';
  const message = [isMove ? MESSAGES.bookings.reschedule.success : MESSAGES.bookings.update.success];
  return { bookingId: seen.row.booking_id, message, warnings };
}

async function planRevision(tx: VendorDb, seen: SeenBooking, request: ParsedRevision): Promise<Revision> {
  const { open, times } = openRevision(seen, request);
  const reason = request.reason ?? findReason(request.movedTimeAnswer, seen.row, times);
  const { panelists: seats } = request;
  const known = seats ? await findPanelistsForMeeting(tx, namedPanelists(seats)) : [];
  const panel = seats ? revisedPeople(seen.people, seats, known) : null;
  const people =
    times && isAskedAgain(seen.row, times) ? unanswered(panel ?? seen.people.map(withoutPlace)) : panel;
  return {
    open,
    times,
    isPanelNew: panel !== null,
    people,
    details: changedDetails(request, seen.row),
    request: { ...request, reason },
  };
}

/** Which action the request is, seen from the booking's present state, and the new time if it has one. */
function openRevision(seen: SeenBooking, request: ParsedRevision) {
  const { meetingInfo = {}, actionType, movedTimeAnswer: answer } = request;
  const { actor, row, people, now } = seen;
  const allowed = allowedActions(actor, toFacts(row, people), now);
  // A caller who may do neither is refused before a word about the time.
  if (!allowed.includes('update') && !allowed.includes('reschedule')) openFor(seen, actionType ?? 'update');
  const isReopening = row.booking_status === 'CANCELLED' && actionType === 'reschedule';
  const times = answer
    ? readMovedTime(answer, row, now)
    : readChangedTimes(meetingInfo, row, { now, isReopening });
  if (times && actionType === 'update') {
    throw invalidField(
      'meetingInfo.startTime',
      'An update keeps the time. Reschedule the meeting to move it.',
    );
  }
  return { times, open: openFor(seen, times ? 'reschedule' : 'update') };
}

/** An answer about new rules of clocks explains itself. */
function findReason(answer: ParsedRevision['movedTimeAnswer'], row: BookingRow, times: MeetingTimes | null) {
  if (!answer || !times) return undefined;
  return { code: 'OTHER' as const, text: movedTimeReason(answer, row, times) };
}

/** Writes the revision and answers what should be looked at. */
async function apply(context: Context, tx: VendorDb, revision: Revision): Promise<Warning[]> {
  const { open, times, people, details, request } = revision;
  const isSeated = times !== null || people !== null;
  if (!isSeated && details.changes.length === 0) return [];
  await holdAct(context, tx, open);
  const after = await changeBooking(context, tx, open, {
    columns: toColumns(revision),
    people,
    step: toStep(revision),
    reason: request.reason?.text,
  });
  return isSeated ? [...(times?.warnings ?? []), ...(await listDoubts(tx, after))] : [];
}

function toColumns({ open: { row, now }, times, details }: Revision) {
  const isMove = row.start_time !== null && times !== null && isOtherSpan(row, times);
  return {
    ...details.columns,
    ...(times && {
      ...timeColumns(times),
      reschedule_count: row.reschedule_count + (isMove ? 1 : 0),
      submission_date: row.submission_date ?? now,
      cancel_reason_code: null,
      cancel_reason_text: '',
      no_show_by: null,
    }),
  };
}

function toStep({ open, times, isPanelNew, details, request: { reason } }: Revision) {
  const { row } = open;
  const changes = [...details.changes, ...(isPanelNew ? ['panelists'] : [])];
  const from = findPresentSpan(row);
  return {
    action: isMoved({ open, times }) ? toMoveAction(row.booking_status) : ('UPDATED' as const),
    comments: reason?.text,
    details: {
      ...(times && { ...(from && { from }), to: toShownSpan(times) }),
      ...(changes.length > 0 && { changes }),
      ...(reason && { reasonCode: reason.code }),
    },
  };
}

/** Whether it takes place at another time, or after all; what clocks show may change alone. */
function isMoved({ open: { row }, times }: Pick<Revision, 'open' | 'times'>): boolean {
  return times !== null && (row.booking_status !== 'SCHEDULED' || isOtherSpan(row, times));
}

function toMoveAction(status: BookingStatus): WorkFlowAction {
  if (status === 'CANCELLED') return 'REOPENED';
  return status === 'SUBMITTED' || status === 'AWAITING_CANDIDATE' ? 'SCHEDULED' : 'RESCHEDULED';
}
