import type * as endpoints from '@slotwise/contract/booking-parts/decisions.endpoints';
import type { Decision } from '@slotwise/contract/booking-parts/decisions.schema';
import type { BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import { uuidv7 } from 'uuidv7';
import type { Actor, Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { getDecisionSettings } from '#features/vendors/vendors.service.ts';
import { ownerAfterPanel, stepBy } from '#features/bookings/seen-booking.mapper.ts';
import { changeBooking, readWritten } from '#features/bookings/change-booking.service.ts';
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
type Decisions = ResponseOf<typeof endpoints.approveBooking>['data'];

type Verdict = Pick<Decision, 'verdict'> & Omit<Rejection, 'version' | 'bookingId'>;

/** Decides for the candidate, which selects them if the policy says so. Reversing a rejection takes the time again. */
export async function approve(
  context: Context,
  tx: VendorDb,
  actor: Actor,
  { bookingId, comments, version }: Approval,
) {
  const open = await openBooking(context, tx, actor, { bookingId, action: 'approve', version });
  return decide(context, tx, open, { verdict: 'SELECTED', comments });
}

/** Decides against the candidate. If that rejects them, the time is freed and a coming meeting leaves calendars. */
export async function reject(
  context: Context,
  tx: VendorDb,
  actor: Actor,
  { bookingId, version, ...words }: Rejection,
) {
  const open = await openBooking(context, tx, actor, { bookingId, action: 'reject', version });
  return decide(context, tx, open, { ...words, verdict: 'REJECTED' });
}

/** Stores the decision next to all earlier ones, and changes the booking's status if the policy says so. */
async function decide(context: Context, tx: VendorDb, open: OpenBooking, words: Verdict) {
  const { booking_id: bookingId, booking_status: status } = open.row;
  const { verdict, comments, reason } = words;
  const settings = await getDecisionSettings(tx);
  const cards = await listScorecards(tx, bookingId);
  rules.requireOwnScorecard(settings, open, cards);
  rules.requireReasonToReverse(status, words);
  const before = await listDecisions(tx, bookingId);
  await insertDecision(tx, newDecision(open, words));

  const votes = rules.listVotes(open.people, await listDecisions(tx, bookingId));
  const outcome = status === 'SUBMITTED' ? verdict : rules.findOutcome(settings.policy, votes, verdict);
  const bookingStatus = outcome ?? status;
  if (bookingStatus === status) rules.requireOtherThanBefore(open, before, verdict);
  const isSplit = outcome === null && !votes.includes(null);
  await changeBooking(context, tx, open, {
    to: bookingStatus,
    reasonForSupplier: words.shareWithVendor,
    ...(bookingStatus !== status && { columns: ownerAfterPanel(open) }),
    step: {
      action: verdict,
      comments: comments ?? reason?.text,
      ...(reason && { details: { reasonCode: reason.code } }),
    },
    news: isSplit ? { kind: 'undecided' } : newsOfDecision(open, { bookingStatus, cards, words }),
  });
  return { bookingId };
}

/** The decisions so far, with the comments this reader may see, and the usual next steps. */
export async function readDecisions(
  _context: Context,
  tx: VendorDb,
  actor: Actor,
  bookingId: string,
): Promise<Decisions> {
  const { row, people } = await readWritten(tx, bookingId);
  const { booking_status: bookingStatus, round_name: round, version } = row;
  const isThrough = mayReadOthers(actor, listPanelEmails(people), await listScorecards(tx, bookingId));
  const decisions = (await listDecisions(tx, bookingId))
    .map(toDecision)
    .map((one) => (isThrough || one.byEmail === actor.email ? one : rules.withoutWords(one)));
  return { bookingStatus, version, decisions, ...rules.nextStepAfter(bookingStatus, round) };
}

type Decided = { bookingStatus: BookingStatus; cards: FeedbackRow[]; words: Verdict };

/** The news of the outcome; none while others are awaited. */
function newsOfDecision({ actor, row, people }: OpenBooking, { bookingStatus, cards, words }: Decided) {
  if (bookingStatus === row.booking_status) return undefined;
  const panel = listPanelEmails(people);
  const { comments, reason, verdict } = words;
  return {
    // Someone who still owes a scorecard learns the outcome but not the other's opinion.
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
