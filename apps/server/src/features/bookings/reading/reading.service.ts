import type { Booking } from '@slotwise/contract/bookings/bookings.schema';
import type { Actor, Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { bookingOf, summaryOf } from '../bookings.mapper.ts';
import * as queries from '../bookings.queries.ts';
import { scopeOf } from '../bookings.rules.ts';
import { commentOf } from '../comments/comments.mapper.ts';
import { listComments } from '../comments/comments.queries.ts';
import { decisionOf } from '../decisions/decisions.mapper.ts';
import { listDecisions } from '../decisions/decisions.queries.ts';
import { documentRefOf } from '../documents/documents.mapper.ts';
import { listDocuments } from '../documents/documents.queries.ts';
import { panelFeedbackOf } from '../feedback/feedback.mapper.ts';
import { listAttachments, listScorecards } from '../feedback/feedback.queries.ts';
import { factsOf, type SeenBooking } from '../life/life.mapper.ts';
import { allowedActions } from '../life/life.rules.ts';
import { resourceFor } from '../resources/resources.mapper.ts';
import { findResource } from '../resources/resources.queries.ts';

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
  const { vendorId, vendorName } = actor;
  const seen = await seeBooking(context, tx, actor, bookingId);
  const { row, people, now } = seen;
  const scorecards = await listScorecards(tx, vendorId, bookingId);
  const attachments = await listAttachments(tx, vendorId, bookingId);
  const { feedbackState, ...panel } = panelFeedbackOf(seen, scorecards, attachments);
  return bookingOf(
    row,
    summaryOf(row, people, { vendorName, feedbackState }),
    await queries.listSteps(tx, vendorId, bookingId),
    {
      ...panel,
      allowedActions: allowedActions(actor, factsOf(row, people), now),
      comments: (await listComments(tx, vendorId, bookingId)).map(commentOf),
      documents: (await listDocuments(tx, vendorId, bookingId)).map(documentRefOf),
      decisions: (await listDecisions(tx, vendorId, bookingId)).map(decisionOf),
      resource: resourceFor(seen, await findResource(tx, vendorId, bookingId)),
    },
  );
}
