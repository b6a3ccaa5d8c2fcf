import type { BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import type { Decision, DecisionPolicy } from '@slotwise/contract/booking-parts/decisions.schema';
import type { Actor } from '#context.ts';
import { AppError, invalidField } from '#lib/app-error.ts';

type Words = { comments?: string | undefined; reason?: { text?: string | undefined } | undefined };

/** Reversing a decision requires a reason, since someone has heard the opposite. */
export function requireReasonToReverse(from: BookingStatus, { comments, reason }: Words) {
  const isTurn = from === 'SELECTED' || from === 'REJECTED';
  if (isTurn && !comments && !reason?.text) {
    throw invalidField('comments', 'Say why the earlier decision is turned round');
  }
}

/** A decision without its text, for panelists who have not given their own opinion yet. */
export const withoutWords = (decision: Decision): Decision => ({
  ...decision,
  reasonCode: null,
  reasonText: '',
  comments: '',
  shareWithVendor: '',
});

/** Round names that mark the last round. */
const LAST_ROUND = /\b(final|last|offer|hr|management)\b/i;

/** What usually follows a selection: the next interview, or joining if the round's name marks it as the last. */
export const nextStepAfter = (
  status: BookingStatus,
  roundName: string,
): { nextStep?: 'ADD_RESOURCE' | 'NEXT_ROUND' } =>
  status === 'SELECTED' ? { nextStep: LAST_ROUND.test(roundName) ? 'ADD_RESOURCE' : 'NEXT_ROUND' } : {};

type Seat = { role: string; email: string; user_id: string | null; required: boolean };
type DecisionRow = { verdict: Decision['verdict']; by_email: string; by_user_id: string | null };

/** The last vote of each required panelist, else of the whole panel; null if there is none. `decisions`: oldest first. */
export function listVotes(people: Seat[], decisions: DecisionRow[]): (Decision['verdict'] | null)[] {
  const panel = people.filter(({ role }) => role === 'PANELIST');
  const required = panel.filter((seat) => seat.required);
  const voters = required.length > 0 ? required : panel;
  return voters.map((seat) => decisions.findLast((one) => isBy(one, seat))?.verdict ?? null);
}

const isBy = (decision: DecisionRow, { email, user_id: userId }: Pick<Seat, 'email' | 'user_id'>): boolean =>
  decision.by_email === email || (userId !== null && decision.by_user_id === userId);

/**
 * The outcome of the votes. `first`: the decision just made counts, no matter who on the panel made it. `all`: everyone
 * must select, and one rejection rejects. `majority`: more than half of the voters; null, also for a tie, means still
 * open.
 */
export function findOutcome(
  policy: DecisionPolicy,
  votes: (Decision['verdict'] | null)[],
  latest: Decision['verdict'],
): Decision['verdict'] | null {
  const count = (verdict: Decision['verdict']) => votes.filter((vote) => vote === verdict).length;
  if (policy === 'first') return latest;
  if (policy === 'all') {
    if (count('REJECTED') > 0) return 'REJECTED';
    return count('SELECTED') === votes.length ? 'SELECTED' : null;
  }
  if (count('SELECTED') * 2 > votes.length) return 'SELECTED';
  return count('REJECTED') * 2 > votes.length ? 'REJECTED' : null;
}

/** Refuses a repeat of a person's decision if it changes nothing. */
export function requireOtherThanBefore(
  { actor, people }: { actor: Actor; people: Seat[] },
  before: DecisionRow[],
  verdict: Decision['verdict'],
) {
  const own = before.findLast((one) => isBy(one, { email: actor.email, user_id: actor.userId }));
  if (own?.verdict !== verdict) return;
  const open = listVotes(people, before).filter((vote) => vote === null).length;
  const rest =
    open === 0 ? '' : ` ${open === 1 ? 'One more panelist has' : `${open} more panelists have`} to decide.`;
  throw new AppError('INVALID_TRANSITION', { message: `You have already made this decision.${rest}` });
}

type Card = { panelist_email: string; state: string };

/**
 * Refuses a decision before the actor's own scorecard is in, if the organization requires that. Not if no one was
 * interviewed: a no-show, or a submission that is only screened.
 */
export function requireOwnScorecard(
  { requiresFeedback }: { requiresFeedback: boolean },
  { actor, row }: { actor: Actor; row: { booking_status: BookingStatus } },
  cards: Card[],
) {
  const isInterviewed = row.booking_status !== 'NO_SHOW' && row.booking_status !== 'SUBMITTED';
  const own = cards.find(({ panelist_email: email }) => email === actor.email);
  if (!requiresFeedback || !isInterviewed || own?.state === 'SUBMITTED') return;
  throw new AppError('INVALID_TRANSITION', {
    message: 'Submit your scorecard first, then decide: your organization asks for it.',
    details: { bookingStatus: row.booking_status, missing: 'SCORECARD' },
  });
}
