import type { Booking } from '@slotwise/contract/bookings/bookings.schema';
import type * as endpoints from '@slotwise/contract/bookings/bookings.endpoints';
import type { ResponseOf } from '@slotwise/contract/endpoint';
import type { Actor, Context, Session } from '#context.ts';
import { type VendorDb, asVendor } from '#db/tenancy.ts';
import { bookedJobOf } from '#features/job-descriptions/job-descriptions.service.ts';
import { AppError } from '#lib/app-error.ts';
import { proposalOf } from '#features/responses/proposals.mapper.ts';
import { listOpenProposals } from '#features/responses/proposals.queries.ts';
import { stepOf, summaryOf } from '#features/bookings/bookings.mapper.ts';
import { listSteps } from '#features/bookings/bookings.queries.ts';
import { commentOf } from '#features/collaboration/comments.mapper.ts';
import { listComments } from '#features/collaboration/comments.queries.ts';
import { decisionOf } from '#features/evaluation/decisions.mapper.ts';
import { withoutWords } from '#features/evaluation/decisions.rules.ts';
import { listDecisions } from '#features/evaluation/decisions.queries.ts';
import { documentRefOf } from '#features/collaboration/documents.mapper.ts';
import { listDocuments } from '#features/collaboration/documents.queries.ts';
import { panelFeedbackOf } from '#features/evaluation/feedback.mapper.ts';
import { listAttachments, listScorecards } from '#features/evaluation/feedback.queries.ts';
import { mayReadOthers } from '#features/evaluation/feedback.rules.ts';
import { factsOf, type SeenBooking } from '#features/bookings/seen-booking.mapper.ts';
import { allowedActions, withoutVerdictWords } from '#features/bookings/transitions.rules.ts';
import { movedTimeOf } from '#features/scheduling/moved-times.rules.ts';
import { resourceFor } from '#features/onboarding/resources.mapper.ts';
import { findResource } from '#features/onboarding/resources.queries.ts';
import { termsOf } from '#features/self-scheduling/terms.mapper.ts';
import { findTerms } from '#features/self-scheduling/terms.queries.ts';
import type { SubmissionRow } from '#features/bookings/submission.queries.ts';
import { findSubmissionOf } from '#features/bookings/submission.service.ts';
import { panelOf } from '#features/bookings/feedback-state.mapper.ts';
import { seeBooking } from '#features/bookings/open-booking.service.ts';
import { actorFor } from '#features/bookings/guests.service.ts';
import { bookingForSupplier } from './supplier-booking.mapper.ts';
import { bookingOf } from './booking-detail.mapper.ts';

/** The booking as this reader may see it, with everything that hangs on it; NOT_FOUND where they may not. */
export async function readBooking(
  context: Pick<Context, 'clock'>,
  tx: VendorDb,
  actor: Actor,
  bookingId: string,
): Promise<Booking> {
  const seen = await seeBooking(context, tx, actor, bookingId);
  const { row, people, now } = seen;
  const submission = await findSubmissionOf(tx, row);
  if (actor.guestOf) return readForSupplier(tx, seen, submission);
  const scorecards = await listScorecards(tx, bookingId);
  const attachments = await listAttachments(tx, bookingId);
  const { feedbackState, ...panel } = panelFeedbackOf(seen, scorecards, attachments);
  const isThrough = mayReadOthers(actor, panelOf(people), scorecards);
  const hides = ({ byEmail }: { byEmail: string }): boolean => !isThrough && byEmail !== actor.email;
  const steps = (await listSteps(tx, bookingId)).map(stepOf);
  const decisions = (await listDecisions(tx, bookingId)).map(decisionOf);
  const terms = await findTerms(tx, bookingId);
  return bookingOf(
    row,
    summaryOf(row, people, { reader: actor, feedbackState, submission, now }),
    steps.map((step) => (hides(step) ? withoutVerdictWords(step) : step)),
    {
      ...panel,
      job: await bookedJobOf(tx, row.jd_id),
      allowedActions: allowedActions(actor, factsOf(row, people), now),
      comments: (await listComments(tx, bookingId)).map(commentOf),
      documents: (await listDocuments(tx, bookingId)).map((one) => documentRefOf(one, actor)),
      decisions: decisions.map((one) => (hides(one) ? withoutWords(one) : one)),
      movedTime: movedTimeOf(row, now),
      resource: resourceFor(seen, await findResource(tx, bookingId)),
      selfSchedule: (terms && termsOf(terms)) ?? null,
      proposals: (await listOpenProposals(tx, bookingId)).map(proposalOf),
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
    allowedActions: allowedActions(actor, factsOf(row, people), now),
    steps: (await listSteps(tx, bookingId)).map(stepOf),
    comments: (await listComments(tx, bookingId)).map(commentOf),
    documents: (await listDocuments(tx, bookingId)).map((one) => documentRefOf(one, actor)),
    decisions: (await listDecisions(tx, bookingId)).map(decisionOf),
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
