import { noteChange } from '#features/bookings/change-booking.service.ts';
import type * as endpoints from '@slotwise/contract/bookings/feedback.endpoints';
import type { ParsedFeedbackInput } from '@slotwise/contract/booking-parts/feedback.schema';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import { uuidv7 } from 'uuidv7';
import type { Actor, Context } from '#context.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { noteStep } from '#features/bookings/change-booking.service.ts';
import { feedbackDueAt, getScorecard } from '#features/bookings/feedback-state.rules.ts';
import type { FeedbackRow } from '#db/tables/booking-rows.ts';
import { openBooking, type OpenBooking } from '#features/bookings/open-booking.service.ts';
import { attachToCard } from './scorecard-files.service.ts';
import { handBack } from './hand-back.service.ts';
import { contentColumns, toCardContent, toFeedback, toPanelFeedback } from './feedback.mapper.ts';
import * as queries from './feedback.queries.ts';
import {
  EMPTY_CARD,
  isDecided,
  isLate,
  isSameContent,
  mergeCard,
  ownEntry,
  requireComplete,
  requireNoCorrection,
  requireNotTakenBack,
  requireSameFiles,
  requireStandsAsItIs,
  type CardContent,
} from './feedback.rules.ts';

type FeedbackRequest = ParsedRequestOf<typeof endpoints.giveFeedback>['body'];
type Answer = ResponseOf<typeof endpoints.giveFeedback>;

/** The caller's scorecard as it is now and as it is to be. */
type Writing = {
  before: FeedbackRow | undefined;
  entry: ParsedFeedbackInput;
  content: CardContent;
  state: FeedbackRow['state'];
};

/**
 * Writes the caller's own scorecard: a draft as it is, a submitted one once nothing is missing, a dismissed one with
 * its reason. After the decision a submitted one stands and takes corrections only.
 */
export async function giveFeedback(
  context: Context,
  actor: Actor,
  request: FeedbackRequest,
): Promise<Answer> {
  const { vendorId } = actor;
  const { bookingId } = request;
  return asVendor(context.db, vendorId, async (tx) => {
    const open = await openBooking(context, tx, actor, { bookingId, action: 'feedback' });
    const cards = await queries.listScorecards(tx, bookingId);
    const before = cards.find(({ panelist_email: email }) => email === actor.email);
    await requireSeen(tx, open, before, request.feedbackVersion);
    const writing = prepareWriting(open, before, request);
    if (isStanding(open, writing)) await correct(context, tx, open, writing);
    else await write(context, tx, open, writing);
    await handBack(context, tx, open, cards);
    return readAnswer(tx, open);
  });
}

/** VERSION_CONFLICT with the present card where it was written elsewhere since the caller read it. */
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

function withoutAddress({ panelistEmail: _address, ...feedback }: ReturnType<typeof toFeedback>) {
  return feedback;
}

function prepareWriting(
  open: OpenBooking,
  before: FeedbackRow | undefined,
  request: FeedbackRequest,
): Writing {
  const entry = ownEntry(request.feedback, before?.feedback_id);
  const state = request.state ?? before?.state ?? 'DRAFT';
  requireNotTakenBack(before?.state, state);
  const scorecard = getScorecard(open.row.scorecard);
  const content = mergeCard(before ? toCardContent(before) : EMPTY_CARD, entry, scorecard);
  return { before, entry, content, state };
}

/** A card that was in when the decision was made. */
const isStanding = ({ row }: OpenBooking, { before }: Writing): boolean =>
  before?.state === 'SUBMITTED' && isDecided(row.booking_status);

async function correct(
  context: Context,
  tx: VendorDb,
  open: OpenBooking,
  { before, entry, content }: Writing,
) {
  if (!before) throw new Error('Only a scorecard that is there is corrected.');
  const files = await queries.listAttachments(tx, open.row.booking_id);
  const held = files.filter(({ feedback_id: id }) => id === before.feedback_id);
  requireStandsAsItIs(toCardContent(before), content, getScorecard(open.row.scorecard));
  requireSameFiles(held, entry.attachments);
  if (!entry.correction) return;
  await queries.updateScorecard(tx, before.feedback_id, {
    corrections: JSON.stringify([
      ...before.corrections,
      { text: entry.correction, at: open.now.toISOString() },
    ]),
    version: before.version + 1,
    updated_at: open.now,
  });
  await noteStep(context, tx, open, { action: 'FEEDBACK', details: { changes: ['correction'] } });
}

async function write(context: Context, tx: VendorDb, open: OpenBooking, writing: Writing) {
  const { before, entry, content, state } = writing;
  requireNoCorrection(entry);
  requireComplete(content, state);
  const { row, now } = open;
  const isFirst = state === 'SUBMITTED' && before?.state !== 'SUBMITTED';
  const late = isLate(row.booking_status, feedbackDueAt(row.end_time), now);
  const columns = {
    ...contentColumns(content),
    state,
    updated_at: now,
    ...(isFirst && { submitted_at: now, late }),
  };
  const feedbackId = before?.feedback_id ?? uuidv7();
  if (before) {
    await queries.updateScorecard(tx, feedbackId, { ...columns, version: before.version + 1 });
  } else {
    await queries.insertScorecard(tx, { ...newCard(open, feedbackId), ...columns });
  }
  await attachToCard(tx, open, feedbackId, entry.attachments);
  const action = findStep(writing);
  if (action) await noteStep(context, tx, open, { action });
  else await noteChange(context, tx, open);
}

/** Only what is handed in stands in the history, and never what it says. */
function findStep({ before, state, content }: Writing): 'FEEDBACK' | 'FEEDBACK_DISMISSED' | undefined {
  const isSame = before?.state === state && isSameContent(toCardContent(before), content);
  if (state === 'DRAFT' || isSame) return undefined;
  return state === 'SUBMITTED' ? 'FEEDBACK' : 'FEEDBACK_DISMISSED';
}

function newCard({ actor, row, people, now }: OpenBooking, feedbackId: string) {
  const seat = people.find(({ role, email }) => role === 'PANELIST' && email === actor.email);
  return {
    feedback_id: feedbackId,
    booking_id: row.booking_id,
    panelist_email: actor.email,
    panelist_name: seat?.name ?? actor.displayName,
    panelist_id: seat?.panelist_id ?? null,
    user_id: actor.userId,
    round_name: row.round_name,
    corrections: '[]',
    late: false,
    submitted_at: null,
    version: 1,
    created_at: now,
  };
}

async function readAnswer(tx: VendorDb, open: OpenBooking): Promise<Answer> {
  const { row, actor } = open;
  const cards = await queries.listScorecards(tx, row.booking_id);
  const files = await queries.listAttachments(tx, row.booking_id);
  const { feedback, feedbackState } = toPanelFeedback(open, cards, files);
  const data = feedback.find(({ panelistEmail }) => panelistEmail === actor.email);
  if (!data) throw new Error('A written scorecard is there.');
  return { status: 'success', bookingId: row.booking_id, data, feedbackState };
}
