import type { BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import type {
  Feedback,
  ParsedFeedbackInput,
  ScorecardAttribute,
} from '@slotwise/contract/booking-parts/feedback.schema';
import { faultsOfScorecard } from '@slotwise/contract/booking-parts/feedback.rules';
import { roleHolds } from '@slotwise/contract/permissions';
import type { Actor } from '#context.ts';
import { AppError, invalidField } from '#lib/app-error.ts';
import { type Card, isSettled } from '#features/bookings/feedback-state.rules.ts';
import { type CardContent, mergeAttributes, isSameContent } from './scorecard-content.rules.ts';

/**
 * True if someone may read others' opinions of the candidate: recruiters may, and anyone on the panel, in any role,
 * once their own scorecard is in. Dismissing one's own shows the others only to recruiters: a panelist may still write
 * it afterwards.
 */
export function mayReadOthers(actor: Actor, panel: string[], cards: Card[]): boolean {
  if (!panel.includes(actor.email)) return isRecruiting(actor);
  const own = cards.find(({ panelist_email: email }) => email === actor.email);
  return own?.state === 'SUBMITTED' || (own?.state === 'DISMISSED' && isRecruiting(actor));
}

/** The scorecards someone may read: their own, and those of others that are in, if they may read any. */
export function readableCards<Row extends Card>(actor: Actor, panel: string[], cards: Row[]): Row[] {
  const isThrough = mayReadOthers(actor, panel, cards);
  return cards.filter((card) => card.panelist_email === actor.email || (isThrough && isSettled(card)));
}

/** Those who schedule read the notes for recruiters; a link's holder never counts as one. */
export const isRecruiting = ({ role }: Actor): boolean => roleHolds(role, 'create_meeting');

/** Refuses to submit an incomplete card, or to dismiss one without a reason; one sentence per field. */
export function requireComplete(card: CardContent, state: Feedback['state']) {
  const faults =
    state === 'SUBMITTED'
      ? faultsOfScorecard(card)
      : state === 'DISMISSED' && !card.dismissReason
        ? { dismissReason: 'Say why no scorecard will come' }
        : {};
  const message = Object.values(faults);
  if (message.length === 0) return;
  const fields = Object.entries(faults).map(([field, text]) => [`feedback.${field}`, text]);
  throw new AppError('VALIDATION_FAILED', { message, fieldErrors: Object.fromEntries(fields) });
}

/** A submitted card can be changed but not withdrawn: others may have read it. */
export function requireNotWithdrawn(before: Feedback['state'] | undefined, wanted: Feedback['state']) {
  if (before !== 'SUBMITTED' || wanted === 'SUBMITTED') return;
  throw new AppError('INVALID_TRANSITION', {
    message: 'This scorecard is submitted. It can be changed, but not taken back.',
  });
}

/** From then on a submitted card is final, and a new one is late. */
export const isDecided = (status: BookingStatus): boolean => status === 'SELECTED' || status === 'REJECTED';

/** True if submitted after its due time, or after the decision. */
export const isLate = (status: BookingStatus, dueAt: Date | null, now: Date): boolean =>
  isDecided(status) || (dueAt !== null && dueAt < now);

/** Refuses any other change to a final card, so that no one adjusts it to the decision. */
export function requireUnchangedCard(
  before: CardContent,
  after: CardContent,
  scorecard: ScorecardAttribute[],
) {
  const attributes = mergeAttributes(before.attributes, [], scorecard);
  if (!isSameContent({ ...before, attributes }, after)) throw standsAsItIs();
}

export function requireSameFiles(
  held: { document_id: string }[],
  wanted: { documentId: string }[] | undefined,
) {
  if (!wanted) return;
  const names = new Set(wanted.map(({ documentId }) => documentId));
  const isSame = held.length === names.size && held.every(({ document_id: id }) => names.has(id));
  if (!isSame) throw standsAsItIs();
}

const standsAsItIs = (): AppError =>
  new AppError('INVALID_TRANSITION', {
    message: 'The decision is made, so your scorecard stands. Write a correction instead.',
  });

export function requireNoCorrection({ correction }: ParsedFeedbackInput) {
  if (!correction) return;
  throw invalidField('feedback.correction', 'Corrections follow a decision. Change the scorecard itself.');
}
