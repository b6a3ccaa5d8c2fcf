import type { Booking } from '@slotwise/contract/bookings/bookings.schema';
import type * as endpoints from '@slotwise/contract/bookings/bookings.endpoints';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type { Actor, Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { findBookedJob } from '#features/job-descriptions/jobs-for-meetings.service.ts';
import { AppError } from '#lib/app-error.ts';
import { sideBySide } from '#lib/turns/side-by-side.ts';
import { toTimeProposal } from '#features/responses/proposals.mapper.ts';
import { listOpenProposals } from '#features/responses/proposals.queries.ts';
import { toBookingSummary, toEarlierSteps, toWorkFlowStep } from '#features/bookings/bookings.mapper.ts';
import { listSteps } from '#features/bookings/bookings.queries.ts';
import { seeBooking, stepsFor } from '#features/bookings/open-booking.service.ts';
import { getScope } from '#features/bookings/bookings.rules.ts';
import { toComment } from '#features/collaboration/comments.mapper.ts';
import { listComments } from '#features/collaboration/comments.queries.ts';
import { toDecision } from '#features/evaluation/decisions.mapper.ts';
import { withoutWords } from '#features/evaluation/decisions.rules.ts';
import { listLatestDecisions } from '#features/evaluation/decisions.queries.ts';
import { toDocumentRef } from '#features/collaboration/documents.mapper.ts';
import { listDocuments } from '#features/collaboration/documents.queries.ts';
import { readEarlierRounds } from '#features/evaluation/earlier-rounds.service.ts';
import { toPanelFeedback } from '#features/evaluation/feedback.mapper.ts';
import { listAttachments, listScorecards } from '#features/evaluation/feedback.queries.ts';
import { mayReadOthers } from '#features/evaluation/feedback.rules.ts';
import { toFacts, type SeenBooking } from '#features/bookings/seen-booking.mapper.ts';
import { allowedActions, withoutVerdictWords } from '#features/bookings/transitions.rules.ts';
import { findMovedTime } from '#features/scheduling/moved-times.rules.ts';
import { resourceFor } from '#features/onboarding/resources.mapper.ts';
import { findResource } from '#features/onboarding/resources.queries.ts';
import { toSelfSchedule } from '#features/self-scheduling/terms.mapper.ts';
import { findTerms } from '#features/self-scheduling/terms.queries.ts';
import { findSubmission } from '#features/bookings/submission.service.ts';
import { listPanelEmails } from '#features/bookings/feedback-state.rules.ts';
import { atBooking } from '#features/bookings/guests.service.ts';
import { findBookingWithParts, type Parts } from './booking-parts.queries.ts';
import { bookingForSupplier } from './supplier-booking.mapper.ts';
import { toBooking } from './booking-detail.mapper.ts';

type WholeBooking = SeenBooking & { parts: Parts; steps: Step[] };
type Step = Awaited<ReturnType<typeof listSteps>>[number];

/** The booking with everything attached, as this reader may see it; NOT_FOUND if they may not. */
export async function readBooking(
  context: Pick<Context, 'clock'>,
  tx: VendorDb,
  actor: Actor,
  bookingId: string,
): Promise<Booking> {
  const seen = await seeWhole(context, tx, actor, bookingId);
  const { row, people, parts, now } = seen;
  if (actor.guestOf) return readForSupplier(tx, seen);
  const found = await sideBySide({
    ...askWhatEveryoneReads(tx, seen),
    attachments: parts.scorecards ? listAttachments(tx, bookingId) : [],
    terms: parts.terms ? findTerms(tx, bookingId) : undefined,
    earlierRounds: readEarlierRounds(tx, row, now),
    job: findBookedJob(tx, row.jd_id),
    resource: parts.resource ? findResource(tx, bookingId) : undefined,
    proposals: parts.proposals ? listOpenProposals(tx, bookingId) : [],
  });
  const { scorecards, submission, terms } = found;
  const { feedbackState, ...panel } = toPanelFeedback(seen, scorecards, found.attachments);
  const isThrough = mayReadOthers(actor, listPanelEmails(people), scorecards);
  const hides = ({ byEmail }: { byEmail: string }): boolean => !isThrough && byEmail !== actor.email;
  const { steps, decisions, ...shown } = toWhatEveryoneReads(seen, found);
  return toBooking(
    row,
    toBookingSummary(row, people, { reader: actor, feedbackState, submission, now }),
    steps.map((step) => (hides(step) ? withoutVerdictWords(step) : step)),
    {
      ...panel,
      ...shown,
      ...toEarlierSteps(seen.steps),
      decisionPolicy: parts.decisionPolicy,
      earlierRounds: found.earlierRounds,
      job: found.job,
      allowedActions: allowedActions(actor, toFacts(row, people), now),
      decisions: decisions.map((one) => (hides(one) ? withoutWords(one) : one)),
      movedTime: findMovedTime(row, now),
      resource: resourceFor(seen, found.resource),
      selfSchedule: (terms && toSelfSchedule(terms)) ?? null,
      proposals: found.proposals.map(toTimeProposal),
    },
  );
}

async function seeWhole(
  { clock }: Pick<Context, 'clock'>,
  tx: VendorDb,
  actor: Actor,
  bookingId: string,
): Promise<WholeBooking> {
  const found = await findBookingWithParts(tx, getScope(actor), bookingId);
  if (!found) throw new AppError('NOT_FOUND');
  return { ...found, actor, now: clock.now() };
}

/** Also needed for a supplier's answer, as far as its mapper lets it out. */
const askWhatEveryoneReads = (tx: VendorDb, { row, parts }: WholeBooking) => ({
  submission: findSubmission(tx, row),
  comments: parts.comments ? listComments(tx, row.booking_id) : [],
  documents: parts.documents ? listDocuments(tx, row.booking_id) : [],
  decisions: parts.decisions ? listLatestDecisions(tx, row.booking_id) : [],
  scorecards: parts.scorecards ? listScorecards(tx, row.booking_id) : [],
});

type Found = {
  [Name in keyof ReturnType<typeof askWhatEveryoneReads>]: Awaited<
    ReturnType<typeof askWhatEveryoneReads>[Name]
  >;
};

const toWhatEveryoneReads = ({ actor, steps }: WholeBooking, { comments, documents, decisions }: Found) => ({
  steps: steps.map(toWorkFlowStep),
  comments: comments.map(toComment),
  documents: documents.map((one) => toDocumentRef(one, actor)),
  decisions: decisions.map(toDecision),
});

/** What a candidate's supplier may know; the mapper does not even look at anything else. */
async function readForSupplier(tx: VendorDb, seen: WholeBooking): Promise<Booking> {
  const { actor, row, people, now } = seen;
  const found = await sideBySide(askWhatEveryoneReads(tx, seen));
  const { submission, scorecards } = found;
  if (!submission) throw new AppError('NOT_FOUND');
  return bookingForSupplier({
    row,
    submission,
    now,
    allowedActions: allowedActions(actor, toFacts(row, people), now),
    ...toWhatEveryoneReads(seen, found),
    ...toEarlierSteps(seen.steps),
    scorecards,
  });
}

/** The history of a booking before one of its steps; panelists do not see the text of old decisions. */
export const listEarlierSteps = async (
  context: Context,
  session: Session,
  { params: { id: bookingId }, query: { before } }: ParsedRequestOf<typeof endpoints.listEarlierSteps>,
): Promise<ResponseOf<typeof endpoints.listEarlierSteps>> =>
  atBooking(context, session, bookingId, async (tx, actor) => {
    await seeBooking(context, tx, actor, bookingId);
    const rows = await listSteps(tx, bookingId, before);
    const data = stepsFor(actor, rows.map(toWorkFlowStep));
    return { status: 'success', bookingId, data, ...toEarlierSteps(rows) };
  });

/** One booking as in the contract; NOT_FOUND if the caller may not see it. */
export async function getBooking(
  context: Context,
  session: Session,
  bookingId: string,
): Promise<ResponseOf<typeof endpoints.getBooking>> {
  const data = await atBooking(context, session, bookingId, (tx, actor) =>
    readBooking(context, tx, actor, bookingId),
  );
  return { status: 'success', bookingId, data };
}
