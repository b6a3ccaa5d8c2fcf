import type { Booking } from '@slotwise/contract/bookings/bookings.schema';
import type { Actor, Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { bookedJobOf } from '#features/job-descriptions/job-descriptions.service.ts';
import { AppError } from '#lib/app-error.ts';
import { proposalOf } from '#features/responses/proposals.mapper.ts';
import { listOpenProposals } from '#features/responses/proposals.queries.ts';
import { bookingOf, stepOf, summaryOf } from '#features/bookings/bookings.mapper.ts';
import * as queries from '#features/bookings/bookings.queries.ts';
import { scopeOf } from '#features/bookings/bookings.rules.ts';
import { commentOf } from '#features/collaboration/comments.mapper.ts';
import { listComments } from '#features/collaboration/comments.queries.ts';
import { decisionOf } from '#features/evaluation/decisions.mapper.ts';
import { withoutWords } from '#features/evaluation/decisions.rules.ts';
import { listDecisions } from '#features/evaluation/decisions.queries.ts';
import { documentRefOf } from '#features/collaboration/documents.mapper.ts';
import { listDocuments } from '#features/collaboration/documents.queries.ts';
import { panelFeedbackOf, panelOf } from '#features/evaluation/feedback.mapper.ts';
import { listAttachments, listScorecards } from '#features/evaluation/feedback.queries.ts';
import { mayReadOthers } from '#features/evaluation/feedback.rules.ts';
import { factsOf, type SeenBooking } from '#features/bookings/seen-booking.mapper.ts';
import { allowedActions, withoutVerdictWords } from '#features/bookings/transitions.rules.ts';
import { movedTimeOf } from '#features/scheduling/moved-times.rules.ts';
import { resourceFor } from '#features/onboarding/resources.mapper.ts';
import { findResource } from '#features/onboarding/resources.queries.ts';
import { termsOf } from '#features/self-scheduling/terms.mapper.ts';
import { findTerms } from '#features/self-scheduling/terms.queries.ts';
import type { SubmissionRow } from '#features/submissions/submissions.queries.ts';
import { findSubmissionOf } from '#features/bookings/guests.service.ts';
import { bookingForSupplier } from './supplier-booking.mapper.ts';

/** A booking as one reader finds it; NOT_FOUND where they may not see it. */
export async function seeBooking(
  { clock }: Pick<Context, 'clock'>,
  tx: VendorDb,
  actor: Actor,
  bookingId: string,
): Promise<SeenBooking> {
  const row = await queries.findBooking(tx, actor.vendorId, scopeOf(actor), bookingId);
  if (!row) throw new AppError('NOT_FOUND');
  const people = await queries.listPeople(tx, actor.vendorId, [bookingId]);
  return { actor, row, people, now: clock.now() };
}

/** The booking as this reader may see it, with everything that hangs on it; NOT_FOUND where they may not. */
export async function readBooking(
  context: Pick<Context, 'clock'>,
  tx: VendorDb,
  actor: Actor,
  bookingId: string,
): Promise<Booking> {
  const { vendorId } = actor;
  const seen = await seeBooking(context, tx, actor, bookingId);
  const { row, people, now } = seen;
  const submission = await findSubmissionOf(tx, vendorId, row);
  if (actor.guestOf) return readForSupplier(tx, seen, submission);
  const scorecards = await listScorecards(tx, vendorId, bookingId);
  const attachments = await listAttachments(tx, vendorId, bookingId);
  const { feedbackState, ...panel } = panelFeedbackOf(seen, scorecards, attachments);
  const isThrough = mayReadOthers(actor, panelOf(people), scorecards);
  const hides = ({ byEmail }: { byEmail: string }): boolean => !isThrough && byEmail !== actor.email;
  const steps = (await queries.listSteps(tx, vendorId, bookingId)).map(stepOf);
  const decisions = (await listDecisions(tx, vendorId, bookingId)).map(decisionOf);
  const terms = await findTerms(tx, bookingId);
  return bookingOf(
    row,
    summaryOf(row, people, { reader: actor, feedbackState, submission, now }),
    steps.map((step) => (hides(step) ? withoutVerdictWords(step) : step)),
    {
      ...panel,
      job: await bookedJobOf(tx, row.jd_id),
      allowedActions: allowedActions(actor, factsOf(row, people), now),
      comments: (await listComments(tx, vendorId, bookingId)).map(commentOf),
      documents: (await listDocuments(tx, vendorId, bookingId)).map((one) => documentRefOf(one, actor)),
      decisions: decisions.map((one) => (hides(one) ? withoutWords(one) : one)),
      movedTime: movedTimeOf(row, now),
      resource: resourceFor(seen, await findResource(tx, vendorId, bookingId)),
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
  const { vendorId } = actor;
  const { booking_id: bookingId } = row;
  return bookingForSupplier({
    row,
    submission,
    now,
    allowedActions: allowedActions(actor, factsOf(row, people), now),
    steps: (await queries.listSteps(tx, vendorId, bookingId)).map(stepOf),
    comments: (await listComments(tx, vendorId, bookingId)).map(commentOf),
    documents: (await listDocuments(tx, vendorId, bookingId)).map((one) => documentRefOf(one, actor)),
    decisions: (await listDecisions(tx, vendorId, bookingId)).map(decisionOf),
    scorecards: await listScorecards(tx, vendorId, bookingId),
  });
}
