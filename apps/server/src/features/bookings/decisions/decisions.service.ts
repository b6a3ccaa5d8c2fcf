import type * as endpoints from '@slotwise/contract/bookings/decisions/decisions.endpoints';
import type { Decision } from '@slotwise/contract/bookings/decisions/decisions.schema';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import { uuidv7 } from 'uuidv7';
import type { Actor, Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { mailRevision } from '../invitations/invitations.service.ts';
import { ownerAfterPanel, stepBy } from '../life/life.mapper.ts';
import { changeBooking, openBooking, type OpenBooking } from '../life/life.service.ts';
import { noticeToOwners } from '../notices/notices.service.ts';
import { holdTime, releaseTime, takingTime } from '../slots/slots.service.ts';
import { panelOf } from '../feedback/feedback.mapper.ts';
import { listScorecards } from '../feedback/feedback.queries.ts';
import { mayReadOthers } from '../feedback/feedback.rules.ts';
import { decisionOf } from './decisions.mapper.ts';
import { insertDecision, listDecisions } from './decisions.queries.ts';
import { isBeforeStart, nextStepAfter, requireReasonToTurn, withoutWords } from './decisions.rules.ts';

type Approval = ParsedRequestOf<typeof endpoints.approveBooking>['body'];
type Rejection = ParsedRequestOf<typeof endpoints.rejectBooking>['body'];
type Answer = ResponseOf<typeof endpoints.approveBooking>;

/** What somebody decided and wrote with it. */
type Verdict = Pick<Decision, 'verdict'> & Omit<Rejection, 'version' | 'bookingId'>;

/**
 * Selects the candidate: the first decision on the panel counts. A rejection turned round takes everybody's time
 * again, and of a meeting that is still to come everybody is invited again.
 */
export async function approve(context: Context, actor: Actor, wish: Approval): Promise<Answer> {
  const { bookingId, comments, version } = wish;
  return takingTime(context, actor.vendorId, async (tx) => {
    const open = await openBooking(context, tx, actor, {
      bookingId: bookingId.toLowerCase(),
      action: 'approve',
      version,
    });
    const isTurn = open.row.booking_status === 'REJECTED';
    const answer = await decide(context, tx, open, { verdict: 'SELECTED', comments });
    if (isTurn && open.row.start_time) {
      await holdTime(tx, open);
      if (isBeforeStart(open.row.start_time, open.now)) {
        await mailRevision(context, tx, actor, { bookingId: open.row.booking_id, change: 'REOPENED' });
      }
    }
    return answer;
  });
}

/** Rejects the candidate and gives the time back; a meeting that is still to come is taken out of the calendars. */
export async function reject(context: Context, actor: Actor, wish: Rejection): Promise<Answer> {
  const { bookingId, version, ...words } = wish;
  return takingTime(context, actor.vendorId, async (tx) => {
    const open = await openBooking(context, tx, actor, {
      bookingId: bookingId.toLowerCase(),
      action: 'reject',
      version,
    });
    const { row, now } = open;
    const answer = await decide(context, tx, open, { ...words, verdict: 'REJECTED' });
    await releaseTime(tx, actor.vendorId, row.booking_id);
    if (isBeforeStart(row.start_time, now)) {
      await mailRevision(context, tx, actor, { bookingId: row.booking_id, change: 'CANCELLED' });
    }
    return answer;
  });
}

/** Keeps the decision beside all earlier ones, moves the booking, and tells who owns the meeting. */
async function decide(context: Context, tx: VendorDb, open: OpenBooking, words: Verdict): Promise<Answer> {
  const { actor, row, to: bookingStatus } = open;
  const { verdict, comments, reason } = words;
  requireReasonToTurn(row.booking_status, words);
  await insertDecision(tx, actor.vendorId, newDecision(open, words));
  const version = await changeBooking(tx, open, {
    columns: ownerAfterPanel(open),
    step: {
      action: verdict,
      comments: comments ?? reason?.text,
      ...(reason && { details: { reasonCode: reason.code } }),
    },
  });
  const cards = await listScorecards(tx, actor.vendorId, row.booking_id);
  const panel = panelOf(open.people);
  await noticeToOwners(context, tx, actor, {
    row,
    // Whoever still owes a scorecard learns the outcome and not what the other thinks.
    wordless: panel.filter((email) => !mayReadOthers({ ...actor, email }, panel, cards)),
    kind: verdict === 'SELECTED' ? 'selected' : 'rejected',
    comments: [reason?.text, comments].filter(Boolean).join('\n\n'),
  });
  const isThrough = mayReadOthers(actor, panel, cards);
  const decisions = (await listDecisions(tx, actor.vendorId, row.booking_id))
    .map(decisionOf)
    .map((one) => (isThrough || one.byEmail === actor.email ? one : withoutWords(one)));
  const data = { bookingStatus, version, decisions, ...nextStepAfter(verdict, row.round_name) };
  return { status: 'success', bookingId: row.booking_id, data };
}

const newDecision = (
  { actor, row, now }: OpenBooking,
  { verdict, comments = '', reason, shareWithVendor = '' }: Verdict,
) => ({
  ...stepBy(actor, now),
  decision_id: uuidv7(),
  booking_id: row.booking_id,
  verdict,
  reason_code: reason?.code ?? null,
  reason_text: reason?.text ?? '',
  comments,
  share_with_vendor: shareWithVendor,
});
