import { announceChange, recordStep } from '#features/bookings/change-booking.service.ts';
import type { ParsedFeedbackInput } from '@slotwise/contract/booking-parts/feedback.schema';
import { uuidv7 } from 'uuidv7';
import type { Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { feedbackDueAt, getScorecard } from '#features/bookings/feedback-state.rules.ts';
import type { FeedbackRow } from '#db/tables/booking-rows.ts';
import type { OpenBooking } from '#features/bookings/open-booking.service.ts';
import { attachToCard } from './scorecard-files.service.ts';
import { contentColumns, toCardContent } from './scorecard-content.mapper.ts';
import * as queries from './feedback.queries.ts';
import {
  isDecided,
  isLate,
  requireComplete,
  requireNoCorrection,
  requireSameFiles,
  requireUnchangedCard,
} from './feedback.rules.ts';
import { isSameContent, type CardContent } from './scorecard-content.rules.ts';

/** What happens to scorecards and decisions when their author's address changes. */
export { updateAuthor, updateScorecardOwner } from './move-author.queries.ts';

/** The caller's scorecard before and after the change. */
export type Writing = {
  before: FeedbackRow | undefined;
  entry: ParsedFeedbackInput;
  content: CardContent;
  state: FeedbackRow['state'];
};

/** True for a card that was submitted before the decision. */
export const isStanding = ({ row }: OpenBooking, { before }: Writing): boolean =>
  before?.state === 'SUBMITTED' && isDecided(row.booking_status);

export async function correct(
  context: Context,
  tx: VendorDb,
  open: OpenBooking,
  { before, entry, content }: Writing,
) {
  if (!before) throw new Error('Only a scorecard that is there is corrected.');
  const files = await queries.listAttachments(tx, open.row.booking_id);
  const held = files.filter(({ feedback_id: id }) => id === before.feedback_id);
  requireUnchangedCard(toCardContent(before), content, getScorecard(open.row.scorecard));
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
  await recordStep(context, tx, open, { action: 'FEEDBACK', details: { changes: ['correction'] } });
}

export async function write(context: Context, tx: VendorDb, open: OpenBooking, writing: Writing) {
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
  if (action) await recordStep(context, tx, open, { action });
  else await announceChange(context, tx, open);
}

/** The history records only what was submitted or dismissed, never the content. */
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
