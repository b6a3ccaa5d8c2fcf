import type { Scheduled } from './create-booking.service.ts';
import type { Warning } from '@slotwise/contract/booking-parts/warnings.schema';
import type { ParsedRevision } from '@slotwise/contract/bookings/changes.schema';
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
import { withoutPlace } from '#features/bookings/people.mapper.ts';
import { namedPanelists } from '#features/bookings/people.rules.ts';
import { holdAct } from '#features/bookings/undo/hold-act.service.ts';
import { lockSeen, openFor } from '#features/bookings/open-booking.service.ts';
import { movedTimeReason, readMovedTime } from './moved-times.rules.ts';
import { readChangedTimes } from './changed-times.rules.ts';
import type { MeetingTimes } from './meeting-times.rules.ts';
import { listDoubts } from './doubts/doubts.service.ts';
import { reviseDraft } from './revise-draft.service.ts';
import { changedDetails, isMoved, toColumns, toStep, type Revision } from './revisions.mapper.ts';
import { isAskedAgain, revisedPeople, unanswered } from './revisions.rules.ts';

/** Merges changes into a booking: a new time is a reschedule, all else an update. Writes nothing if nothing changed. */
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

/** The action of the request, given the booking's present state, and the new time if any. */
function openRevision(seen: SeenBooking, request: ParsedRevision) {
  const { meetingInfo = {}, actionType, movedTimeAnswer: answer } = request;
  const { actor, row, people, now } = seen;
  const allowed = allowedActions(actor, toFacts(row, people), now);
  // A caller who may do neither is refused before the time is examined.
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

/** A decision about new clock rules explains itself. */
function findReason(answer: ParsedRevision['movedTimeAnswer'], row: BookingRow, times: MeetingTimes | null) {
  if (!answer || !times) return undefined;
  return { code: 'OTHER' as const, text: movedTimeReason(answer, row, times) };
}

/** Writes the revision and returns its warnings. */
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
