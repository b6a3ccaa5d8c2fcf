import type { ParsedNewBooking } from '@slotwise/contract/bookings/bookings.schema';
import { uuidv7 } from 'uuidv7';
import type { Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { findPanelistsForMeeting } from '#features/panelists/panelists.service.ts';
import { invalidField } from '#lib/app-error.ts';
import { requireSameJob } from '#features/bookings/booked-job.rules.ts';
import { withJob } from '#features/bookings/booked-job.service.ts';
import type { BookingRow } from '#db/tables/booking-rows.ts';
import { findBooking } from '#features/bookings/bookings.queries.ts';
import { requireReadableTimes } from '#features/bookings/candidate.rules.ts';
import { namedPanelists, buildPeople, type Host } from '#features/bookings/people.rules.ts';
import { findTimeZone, findAssignee } from '#features/bookings/colleagues.queries.ts';
import type { OpenBooking } from '#features/bookings/open-booking.service.ts';
import { toHost } from '#features/bookings/seen-booking.mapper.ts';
import type { UntimedPlan } from './new-booking.mapper.ts';

type PlanRequest = { session: Session; request: ParsedNewBooking; draft: OpenBooking | null };

/** Everything of a booking but its time. VALIDATION_FAILED or NOT_FOUND if it is not possible. */
export async function planBooking(
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  tx: VendorDb,
  { session, request: sent, draft }: PlanRequest,
): Promise<UntimedPlan> {
  const at = clock.now();
  const request = await withKnownJob(tx, session, { sent, draft });
  const { meetingInfo, panelists } = request;
  requireReadableTimes(request.candidateDetails);
  const named = namedPanelists(panelists ?? meetingInfo.participants ?? []);
  const known = await findPanelistsForMeeting(tx, named);
  const recruiter = draft ? await recruiterOfDraft(tx, draft) : session;
  return {
    bookingId: draft?.row.booking_id ?? uuidv7(),
    session,
    recruiter,
    request,
    people: buildPeople(recruiter, request, known),
    panelists: known,
    assignee: await getAssignee(tx, session, { asked: request.assignee, drafted: draft?.row.assignee_email }),
    phoneCountry: session.phoneCountry,
    icsHost: new URL(config.publicUrl).hostname,
    at,
  };
}

async function recruiterOfDraft(tx: VendorDb, { row }: OpenBooking): Promise<Host> {
  const timeZone = await findTimeZone(tx, row.recruiter_user_id);
  return toHost(row, timeZone ?? row.time_zone);
}

type Assignees = { asked: string | null | undefined; drafted: string | null | undefined };

/** The named assignee, otherwise the draft's, otherwise the person who schedules. */
async function getAssignee(tx: VendorDb, session: Session, { asked, drafted }: Assignees) {
  const email = asked || drafted;
  const assignee = email && (await findAssignee(tx, email));
  if (assignee) return assignee;
  if (asked) throw invalidField('assignee', `No one in ${session.vendorName} has the address ${asked}.`);
  return { name: session.displayName, email: session.email };
}

/** The request with gaps filled from the named job, the draft's or the earlier round's; a submission keeps its own. */
async function withKnownJob(
  tx: VendorDb,
  session: Session,
  { sent, draft }: { sent: ParsedNewBooking; draft: OpenBooking | null },
): Promise<ParsedNewBooking> {
  const previous = await findPreviousBooking(tx, sent);
  const jdId = sent.jdId === undefined ? (draft?.row.jd_id ?? previous?.jd_id) : sent.jdId;
  if (draft) requireSameJob(draft.row, jdId ?? null);
  return withJob(tx, { ...sent, jdId }, [draft?.row.jd_id, previous?.jd_id]);
}

async function findPreviousBooking(
  tx: VendorDb,
  { bookingId, previousBookingId }: ParsedNewBooking,
): Promise<BookingRow | undefined> {
  if (!previousBookingId) return undefined;
  const isItself = previousBookingId === bookingId;
  const previous = await findBooking(tx, { everything: true }, previousBookingId);
  if (!previous || isItself) throw invalidField('previousBookingId', 'This earlier round does not exist');
  return previous;
}
