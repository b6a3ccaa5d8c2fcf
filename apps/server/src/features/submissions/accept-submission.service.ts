import type { Warning } from '@slotwise/contract/booking-parts/warnings.schema';
import type { updateVendorBooking } from '@slotwise/contract/bookings/vendor-bookings.endpoints';
import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import type { Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { findPanelistsForMeeting } from '#features/panelists/panelists.service.ts';
import { changeBooking } from '#features/bookings/change-booking.service.ts';
import { toSeated, type Seated } from '#features/bookings/people.mapper.ts';
import { namedPanelists, buildPeople } from '#features/bookings/people.rules.ts';
import { placeColumns, timeColumns } from '#features/scheduling/new-booking.mapper.ts';
import { readMeetingTimes, toShownSpan } from '#features/scheduling/meeting-times.rules.ts';
import { listDoubts } from '#features/scheduling/doubts/doubts.service.ts';
import type { OpenBooking } from '#features/bookings/open-booking.service.ts';
import { findTerms } from './submissions.queries.ts';
import { acceptedDraft, acceptorColumns, toTable } from './accept-submission.mapper.ts';

type Request = ParsedRequestOf<typeof updateVendorBooking>['body'];
type Acceptance = { open: OpenBooking; request: Request };

/** Accepts a submitted candidate: with a time as a meeting, else as a draft. The caller becomes its recruiter. */
export async function accept(
  context: Context,
  tx: VendorDb,
  session: Session,
  { open, request }: Acceptance,
): Promise<Warning[]> {
  const { meetingInfo } = request;
  if (meetingInfo) return meet(context, tx, session, { open, request: { ...request, meetingInfo } });
  await drawUp(context, tx, session, { open, request });
  return [];
}

type Meeting = { open: OpenBooking; request: Request & { meetingInfo: NonNullable<Request['meetingInfo']> } };

async function meet(
  context: Context,
  tx: VendorDb,
  session: Session,
  { open, request }: Meeting,
): Promise<Warning[]> {
  const times = readMeetingTimes(request.meetingInfo, open.now);
  const after = await changeBooking(context, tx, open, {
    columns: { ...timeColumns(times), ...placeColumns(request.meetingInfo), ...acceptorColumns(session) },
    people: await seatedPeople(tx, session, { open, request }),
    step: { action: 'ACCEPTED', comments: request.comments, details: { to: toShownSpan(times) } },
  });
  return [...times.warnings, ...(await listDoubts(tx, after))];
}

async function seatedPeople(tx: VendorDb, session: Session, { open, request }: Meeting): Promise<Seated[]> {
  const { panelists, meetingInfo } = request;
  const named = namedPanelists(panelists ?? meetingInfo.participants ?? []);
  const known = await findPanelistsForMeeting(tx, named);
  return buildPeople(session, toTable(open.row, request), known).map(toSeated);
}

/** The draft's form has the candidate, the job, and what was given of the meeting. */
async function drawUp(context: Context, tx: VendorDb, session: Session, { open, request }: Acceptance) {
  const { row, people, now } = open;
  const proposed = (await findTerms(tx, row.booking_id))?.proposed_slots ?? [];
  const ahead = proposed.filter(({ startTime }) => new Date(startTime) > now);
  const seated = people.map(({ vendor_id: _vendor, booking_id: _id, position: _at, ...person }): Seated =>
    person.host
      ? {
          ...person,
          user_id: session.userId,
          name: session.displayName,
          email: session.email,
          time_zone: session.timeZone,
        }
      : person,
  );
  await changeBooking(context, tx, open, {
    to: 'DRAFT',
    columns: { ...acceptorColumns(session), draft: JSON.stringify(acceptedDraft(row, ahead, request)) },
    people: seated,
    step: { action: 'ACCEPTED', comments: request.comments },
  });
}
