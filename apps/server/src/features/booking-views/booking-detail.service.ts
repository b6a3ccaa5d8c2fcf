import type { Booking } from '@slotwise/contract/bookings/bookings.schema';
import type * as endpoints from '@slotwise/contract/bookings/bookings.endpoints';
import type { ResponseOf } from '@slotwise/contract/endpoint';
import type { Actor, Context, Session } from '#context.ts';
import { type VendorDb, asVendor } from '#db/tenancy.ts';
import { findBookedJob } from '#features/job-descriptions/job-descriptions.service.ts';
import { AppError } from '#lib/app-error.ts';
import { toTimeProposal } from '#features/responses/proposals.mapper.ts';
import { listOpenProposals } from '#features/responses/proposals.queries.ts';
import { toWorkFlowStep, toBookingSummary } from '#features/bookings/bookings.mapper.ts';
import { listSteps } from '#features/bookings/bookings.queries.ts';
import { toComment } from '#features/collaboration/comments.mapper.ts';
import { listComments } from '#features/collaboration/comments.queries.ts';
import { toDecision } from '#features/evaluation/decisions.mapper.ts';
import { withoutWords } from '#features/evaluation/decisions.rules.ts';
import { listDecisions } from '#features/evaluation/decisions.queries.ts';
import { toDocumentRef } from '#features/collaboration/documents.mapper.ts';
import { listDocuments } from '#features/collaboration/documents.queries.ts';
import { readEarlierRounds } from '#features/evaluation/earlier-rounds.service.ts';
import { getDecisionSettings } from '#features/vendors/vendors.service.ts';
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
import type { SubmissionRow } from '#features/bookings/submission.queries.ts';
import { findSubmission } from '#features/bookings/submission.service.ts';
import { listPanelEmails } from '#features/bookings/feedback-state.rules.ts';
import { seeBooking } from '#features/bookings/open-booking.service.ts';
import { actorFor } from '#features/bookings/guests.service.ts';
import { bookingForSupplier } from './supplier-booking.mapper.ts';
import { toBooking } from './booking-detail.mapper.ts';

/** The booking as this reader may see it, with everything that hangs on it; NOT_FOUND where they may not. */
export async function readBooking(
  context: Pick<Context, 'clock'>,
  tx: VendorDb,
  actor: Actor,
  bookingId: string,
): Promise<Booking> {
  const seen = await seeBooking(context, tx, actor, bookingId);
  const { row, people, now } = seen;
  const submission = await findSubmission(tx, row);
  if (actor.guestOf) return readForSupplier(tx, seen, submission);
  const scorecards = await listScorecards(tx, bookingId);
  const attachments = await listAttachments(tx, bookingId);
  const { feedbackState, ...panel } = toPanelFeedback(seen, scorecards, attachments);
  const isThrough = mayReadOthers(actor, listPanelEmails(people), scorecards);
  const hides = ({ byEmail }: { byEmail: string }): boolean => !isThrough && byEmail !== actor.email;
  const steps = (await listSteps(tx, bookingId)).map(toWorkFlowStep);
  const decisions = (await listDecisions(tx, bookingId)).map(toDecision);
  const terms = await findTerms(tx, bookingId);
  return toBooking(
    row,
    toBookingSummary(row, people, { reader: actor, feedbackState, submission, now }),
    steps.map((step) => (hides(step) ? withoutVerdictWords(step) : step)),
    {
      ...panel,
      decisionPolicy: (await getDecisionSettings(tx)).policy,
      earlierRounds: await readEarlierRounds(tx, row, now),
      job: await findBookedJob(tx, row.jd_id),
      allowedActions: allowedActions(actor, toFacts(row, people), now),
      comments: (await listComments(tx, bookingId)).map(toComment),
      documents: (await listDocuments(tx, bookingId)).map((one) => toDocumentRef(one, actor)),
      decisions: decisions.map((one) => (hides(one) ? withoutWords(one) : one)),
      movedTime: findMovedTime(row, now),
      resource: resourceFor(seen, await findResource(tx, bookingId)),
      selfSchedule: (terms && toSelfSchedule(terms)) ?? null,
      proposals: (await listOpenProposals(tx, bookingId)).map(toTimeProposal),
    },
  );
}

/** What the supplier of a candidate may know; nothing that is not meant for it is even looked at by the mapper. */
async function readForSupplier(
  tx: VendorDb,
  { actor, row, people, now }: SeenBooking,
  submission: SubmissionRow | undefined,
): Promise<Booking> {
  if (!submission) throw new AppError('NOT_FOUND');
  const { booking_id: bookingId } = row;
  return bookingForSupplier({
    row,
    submission,
    now,
    allowedActions: allowedActions(actor, toFacts(row, people), now),
    steps: (await listSteps(tx, bookingId)).map(toWorkFlowStep),
    comments: (await listComments(tx, bookingId)).map(toComment),
    documents: (await listDocuments(tx, bookingId)).map((one) => toDocumentRef(one, actor)),
    decisions: (await listDecisions(tx, bookingId)).map(toDecision),
    scorecards: await listScorecards(tx, bookingId),
  });
}

/** One booking as the contract answers it; NOT_FOUND where the caller may not see it. */
export async function getBooking(
  context: Context,
  session: Session,
  bookingId: string,
): Promise<ResponseOf<typeof endpoints.getBooking>> {
  const actor = await actorFor(context, session, bookingId);
  const data = await asVendor(context.db, actor.vendorId, (tx) => readBooking(context, tx, actor, bookingId));
  return { status: 'success', bookingId, data };
}
