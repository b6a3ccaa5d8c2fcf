import type { ParsedSelfScheduleInvite } from '@slotwise/contract/bookings/self-scheduling.schema';
import type { Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { findPanelistsForMeeting } from '#features/panelists/panelists.service.ts';
import type { Change } from '#features/bookings/change-booking.service.ts';
import { toSeated, type Seated } from '#features/bookings/people.mapper.ts';
import { namedPanelists, buildPeople } from '#features/bookings/people.rules.ts';
import { requireSchedulable } from '#features/scheduling/revised-draft.rules.ts';
import { revisedPeople } from '#features/scheduling/revisions.rules.ts';
import { planBooking } from '#features/scheduling/plan-booking.service.ts';
import { plannedColumns } from '#features/scheduling/new-booking.mapper.ts';
import { keptCandidateColumns } from '#features/scheduling/candidate-columns.mapper.ts';
import { acceptorColumns, toTable } from '#features/submissions/accept-submission.mapper.ts';
import type { OpenBooking } from '#features/bookings/open-booking.service.ts';
import { draftToOpen, untimed } from './open-for-choice.rules.ts';

/** A booking's new state while its candidate chooses the time: everyone on it if that changes, and its columns. */
export type Opened = {
  people: Seated[] | null;
  columns: NonNullable<Change['columns']> & { candidate_email?: string };
};

type OpenRequest = { open: OpenBooking; invite: ParsedSelfScheduleInvite };

/** A draft is published as if with a time, a submission is accepted, and an existing meeting gets at most another panel. */
export function openForChoice(
  context: Context,
  tx: VendorDb,
  session: Session,
  request: OpenRequest,
): Promise<Opened> {
  const { booking_status: status } = request.open.row;
  if (status === 'DRAFT') return openDraft(context, tx, session, request);
  return status === 'SUBMITTED' ? openSubmission(tx, session, request) : openMeeting(tx, request);
}

async function openDraft(
  context: Context,
  tx: VendorDb,
  session: Session,
  { open, invite }: OpenRequest,
): Promise<Opened> {
  const { row, now } = open;
  const { timeZone } = invite;
  const typed = draftToOpen(row.draft ?? {}, invite.panelists);
  // A meeting's form requires a time, which is not stored here.
  const unset = { startTime: 'unset', endTime: 'unset', timeZone };
  const request = requireSchedulable(typed, row.booking_id, unset);
  const plan = await planBooking(context, tx, { session, request, draft: open });
  const columns = {
    ...plannedColumns(plan),
    ...(row.submitter_vendor_id && keptCandidateColumns(row, plan)),
    ...untimed(timeZone),
    draft: null,
    submission_date: row.submission_date ?? now,
  };
  return { people: plan.people.map(toSeated), columns };
}

/** Letting a submitted candidate choose accepts them. */
async function openSubmission(
  tx: VendorDb,
  session: Session,
  { open, invite }: OpenRequest,
): Promise<Opened> {
  const { row } = open;
  const { panelists = [], timeZone } = invite;
  const known = await findPanelistsForMeeting(tx, namedPanelists(panelists));
  const meetingInfo = { startTime: '', endTime: '', timeZone };
  const people = buildPeople(session, toTable(row, { panelists, meetingInfo }), known).map(toSeated);
  const acceptor = acceptorColumns(session);
  return { people, columns: { ...acceptor, ...untimed(timeZone) } };
}

async function openMeeting(tx: VendorDb, { open, invite }: OpenRequest): Promise<Opened> {
  const { row, people: present } = open;
  const { panelists: seats, timeZone } = invite;
  const known = seats ? await findPanelistsForMeeting(tx, namedPanelists(seats)) : [];
  const people = seats ? revisedPeople(present, seats, known) : null;
  return {
    people,
    columns: {
      ...(row.booking_status === 'AWAITING_CANDIDATE' && untimed(timeZone)),
    },
  };
}
