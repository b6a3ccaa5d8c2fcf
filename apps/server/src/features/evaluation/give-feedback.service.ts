import type { Feedback } from '@slotwise/contract/booking-parts/feedback.schema';
import type * as endpoints from '@slotwise/contract/booking-parts/feedback.endpoints';
import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import type { Actor, Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { getScorecard } from '#features/bookings/feedback-state.rules.ts';
import type { FeedbackRow } from '#db/tables/booking-rows.ts';
import { readWritten } from '#features/bookings/change-booking.service.ts';
import { openBooking, type OpenBooking } from '#features/bookings/open-booking.service.ts';
import { handBack } from './hand-back.service.ts';
import { toFeedback, toPanelFeedback } from './feedback.mapper.ts';
import { toCardContent } from './scorecard-content.mapper.ts';
import * as queries from './feedback.queries.ts';
import { requireNotWithdrawn } from './feedback.rules.ts';
import { EMPTY_CARD, mergeCard, ownEntry } from './scorecard-content.rules.ts';
import { type Writing, isStanding, correct, write } from './write-scorecard.service.ts';

type FeedbackRequest = ParsedRequestOf<typeof endpoints.giveFeedback>['body'];

/** Writes the caller's own scorecard. After the decision, a submitted one stays and only takes corrections. */
export async function giveFeedback(context: Context, tx: VendorDb, actor: Actor, request: FeedbackRequest) {
  const { bookingId } = request;
  const open = await openBooking(context, tx, actor, { bookingId, action: 'feedback' });
  const cards = await queries.listScorecards(tx, bookingId);
  const before = cards.find(({ panelist_email: email }) => email === actor.email);
  await requireSeen(tx, open, before, request.feedbackVersion);
  const writing = prepareWriting(open, before, request);
  if (isStanding(open, writing)) await correct(context, tx, open, writing);
  else await write(context, tx, open, writing);
  const after = await queries.listScorecards(tx, bookingId);
  await handBack(context, tx, open, { before: cards, after });
  return { bookingId, feedbackState: toPanelFeedback(open, after, []).feedbackState };
}

/** VERSION_CONFLICT with the current card if it was changed elsewhere since the caller read it. */
async function requireSeen(
  tx: VendorDb,
  open: OpenBooking,
  before: FeedbackRow | undefined,
  seen: number | undefined,
) {
  if (seen === undefined || seen === (before?.version ?? 0)) return;
  const files = await queries.listAttachments(tx, open.row.booking_id);
  throw new AppError('VERSION_CONFLICT', {
    message:
      'Your scorecard was changed on another device or in another window. Compare both, then save again.',
    details: { feedback: before ? withoutAddress(toFeedback(open, before, files)) : null },
  });
}

const withoutAddress = ({ panelistEmail: _address, ...feedback }: ReturnType<typeof toFeedback>) => feedback;

function prepareWriting(
  open: OpenBooking,
  before: FeedbackRow | undefined,
  request: FeedbackRequest,
): Writing {
  const entry = ownEntry(request.feedback, before?.feedback_id);
  const state = request.state ?? before?.state ?? 'DRAFT';
  requireNotWithdrawn(before?.state, state);
  const scorecard = getScorecard(open.row.scorecard);
  const content = mergeCard(before ? toCardContent(before) : EMPTY_CARD, entry, scorecard);
  return { before, entry, content, state };
}

export async function readOwnScorecard(
  _context: Context,
  tx: VendorDb,
  actor: Actor,
  bookingId: string,
): Promise<Feedback> {
  const { row } = await readWritten(tx, bookingId);
  const [cards, files] = await Promise.all([
    queries.listScorecards(tx, bookingId),
    queries.listAttachments(tx, bookingId),
  ]);
  const card = cards.find(({ panelist_email: email }) => email === actor.email);
  if (!card) throw new Error('A written scorecard is there.');
  return toFeedback({ actor, row }, card, files);
}
