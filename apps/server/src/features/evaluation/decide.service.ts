import type * as endpoints from '@slotwise/contract/booking-parts/decisions.endpoints';
import type { Decision } from '@slotwise/contract/booking-parts/decisions.schema';
import type { BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import { uuidv7 } from 'uuidv7';
import type { Actor, Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { getDecisionSettings } from '#features/vendors/vendors.service.ts';
import { ownerAfterPanel, stepBy } from '#features/bookings/seen-booking.mapper.ts';
import { changeBooking } from '#features/bookings/change-booking.service.ts';
import { takingTime } from '#features/bookings/held-time.service.ts';
import { listPanelEmails } from '#features/bookings/feedback-state.rules.ts';
import type { FeedbackRow } from '#db/tables/booking-rows.ts';
import { openBooking, type OpenBooking } from '#features/bookings/open-booking.service.ts';
import { listScorecards } from './feedback.queries.ts';
import { mayReadOthers } from './feedback.rules.ts';
import { toDecision } from './decisions.mapper.ts';
import { insertDecision, listDecisions } from './decisions.queries.ts';
import * as rules from './decisions.rules.ts';

type Approval = ParsedRequestOf<typeof endpoints.approveBooking>['body'];
type Rejection = ParsedRequestOf<typeof endpoints.rejectBooking>['body'];
type Answer = ResponseOf<typeof endpoints.approveBooking>;

/** What someone decided and wrote with it. */
type Verdict = Pick<Decision, 'verdict'> & Omit<Rejection, 'version' | 'bookingId'>;

/**
 * Decides for the candidate. Whether that selects them is the organization's policy to say. A rejection turned round
 * takes everyone's time again, and of a meeting that is still to come everyone is invited again.
 */
export const approve = (
  context: Context,
  actor: Actor,
  { bookingId, comments, version }: Approval,
): Promise<Answer> =>
  takingTime(context, actor.vendorId, async (tx) => {
    const open = await openBooking(context, tx, actor, { bookingId, action: 'approve', version });
    return decide(context, tx, open, { verdict: 'SELECTED', comments });
  });

/**
 * Decides against the candidate. Where that rejects them, the time is given back, and a meeting that is still to come
 * is taken out of the calendars.
 */
export const reject = (
  context: Context,
  actor: Actor,
  { bookingId, version, ...words }: Rejection,
): Promise<Answer> =>
  takingTime(context, actor.vendorId, async (tx) => {
    const open = await openBooking(context, tx, actor, { bookingId, action: 'reject', version });
    return decide(context, tx, open, { ...words, verdict: 'REJECTED' });
  });

/** Keeps the decision next to all earlier ones, and moves the booking where the policy says so. */
async function decide(context: Context, tx: VendorDb, open: OpenBooking, words: Verdict): Promise<Answer> {
  const { actor, row } = open;
  const { verdict, comments, reason } = words;
  const settings = await getDecisionSettings(tx);
  const cards = await listScorecards(tx, row.booking_id);
  rules.requireOwnScorecard(settings, open, cards);
  rules.requireReasonToTurn(row.booking_status, words);
  const before = await listDecisions(tx, row.booking_id);
  await insertDecision(tx, newDecision(open, words));
  const rows = await listDecisions(tx, row.booking_id);

  const votes = rules.listVotes(open.people, rows);
  const outcome =
    row.booking_status === 'SUBMITTED' ? verdict : rules.findOutcome(settings.policy, votes, verdict);
  const bookingStatus = outcome ?? row.booking_status;
  if (bookingStatus === row.booking_status) rules.requireOtherThanBefore(open, before, verdict);
  const isSplit = outcome === null && !votes.includes(null);
  const after = await changeBooking(context, tx, open, {
    to: bookingStatus,
    reasonForSupplier: words.shareWithVendor,
    ...(bookingStatus !== row.booking_status && { columns: ownerAfterPanel(open) }),
    step: {
      action: verdict,
      comments: comments ?? reason?.text,
      ...(reason && { details: { reasonCode: reason.code } }),
    },
    news: isSplit ? { kind: 'undecided' } : newsOfDecision(open, { bookingStatus, cards, words }),
  });
  const isThrough = mayReadOthers(actor, listPanelEmails(open.people), cards);
  const decisions = rows
    .map(toDecision)
    .map((one) => (isThrough || one.byEmail === actor.email ? one : rules.withoutWords(one)));
  const data = {
    bookingStatus,
    version: after.row.version,
    decisions,
    ...rules.nextStepAfter(bookingStatus, row.round_name),
  };
  return { status: 'success', bookingId: row.booking_id, data };
}

type Decided = { bookingStatus: BookingStatus; cards: FeedbackRow[]; words: Verdict };

/** What came of it; nothing where others are waited for. */
function newsOfDecision({ actor, row, people }: OpenBooking, { bookingStatus, cards, words }: Decided) {
  if (bookingStatus === row.booking_status) return undefined;
  const panel = listPanelEmails(people);
  const { comments, reason, verdict } = words;
  return {
    // The person who still owes a scorecard learns the outcome and not what the other thinks.
    wordless: panel.filter((email) => !mayReadOthers({ ...actor, email }, panel, cards)),
    kind: verdict === 'SELECTED' ? ('selected' as const) : ('rejected' as const),
    comments: [reason?.text, comments].filter(Boolean).join('\n\n'),
  };
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
