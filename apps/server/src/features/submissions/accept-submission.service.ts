import type { Warning } from '@slotwise/contract/bookings/warnings/warnings.schema';
import type { updateVendorBooking } from '@slotwise/contract/vendor-bookings/vendor-bookings.endpoints';
import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import type { Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { findPanelistsForMeeting } from '#features/panelists/panelists.service.ts';
import { mailRevision } from '#features/booking-mail/invitations/invitations.service.ts';
import { changeBooking, type OpenBooking } from '#features/bookings/change-booking.service.ts';
import { tellSupplier } from '#features/booking-mail/supplier-news.service.ts';
import { seatedOf, type Seated } from '#features/bookings/people.mapper.ts';
import { replacePeople } from '#features/bookings/people.queries.ts';
import { namedPanelists, peopleOf } from '#features/bookings/people.rules.ts';
import { seeBooking } from '#features/booking-views/booking-detail.service.ts';
import { timeColumns } from '#features/scheduling/new-booking.mapper.ts';
import { readMeetingTimes, shownSpanOf } from '#features/scheduling/meeting-times.rules.ts';
import { searchTextOf } from '#features/bookings/search-text.rules.ts';
import { listDoubts } from '#features/scheduling/doubts.service.ts';
import { holdTime } from '#features/bookings/held-time.service.ts';
import { acceptedDraft, acceptorColumns, placeColumns, tableOf } from './accept-submission.mapper.ts';

type Request = ParsedRequestOf<typeof updateVendorBooking>['body'];
type Wish = { open: OpenBooking; request: Request };

/**
 * Takes a submitted candidate: with a time it is a meeting at once, like one that is scheduled, without it a draft to
 * be completed. Whoever accepts is the meeting's recruiter; what the supplier said of the candidate stays.
 */
export async function accept(
  context: Context,
  tx: VendorDb,
  session: Session,
  { open, request }: Wish,
): Promise<Warning[]> {
  const { booking_id: bookingId } = open.row;
  const { meetingInfo } = request;
  const warnings = meetingInfo
    ? await meet(context, tx, session, { open, request: { ...request, meetingInfo } })
    : await drawUp(tx, session, { open, request });
  await tellSupplier(context, tx, session, { bookingId, before: open.row });
  return warnings;
}

type Meeting = { open: OpenBooking; request: Request & { meetingInfo: NonNullable<Request['meetingInfo']> } };

async function meet(
  context: Context,
  tx: VendorDb,
  session: Session,
  { open, request }: Meeting,
): Promise<Warning[]> {
  const { row, now } = open;
  const { booking_id: bookingId } = row;
  const times = readMeetingTimes(request.meetingInfo, now);
  const people = await seatedPeople(tx, session, { open, request });
  await replacePeople(tx, session.vendorId, bookingId, people);
  const columns = { ...placeColumns(request.meetingInfo), ...acceptorColumns(session) };
  await changeBooking(tx, open, {
    columns: { ...timeColumns(times), ...columns, search_text: searchTextOf({ ...row, ...columns }, people) },
    step: { action: 'ACCEPTED', comments: request.comments, details: { to: shownSpanOf(times) } },
  });
  const seen = await seeBooking(context, tx, session, bookingId);
  await holdTime(tx, seen);
  const warnings = [...times.warnings, ...(await listDoubts(tx, seen))];
  await mailRevision(context, tx, session, { bookingId, change: 'NEW' });
  return warnings;
}

async function seatedPeople(tx: VendorDb, session: Session, { open, request }: Meeting): Promise<Seated[]> {
  const { panelists, meetingInfo } = request;
  const named = namedPanelists(panelists ?? meetingInfo.participants ?? []);
  const known = await findPanelistsForMeeting(tx, session.vendorId, named);
  return peopleOf(session, tableOf(open.row, request), known).map(seatedOf);
}

/** The form of the draft knows the candidate, the job and the panel that was named. */
async function drawUp(tx: VendorDb, session: Session, { open, request }: Wish): Promise<Warning[]> {
  const { row, people } = open;
  const acceptor = acceptorColumns(session);
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
  await replacePeople(tx, session.vendorId, row.booking_id, seated);
  await changeBooking(tx, open, {
    to: 'DRAFT',
    columns: {
      ...acceptor,
      draft: JSON.stringify(acceptedDraft(row, request.panelists)),
      search_text: searchTextOf({ ...row, ...acceptor }, seated),
    },
    step: { action: 'ACCEPTED', comments: request.comments },
  });
  return [];
}
