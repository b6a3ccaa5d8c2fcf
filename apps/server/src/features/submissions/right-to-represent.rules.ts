import type { RtrState } from '@slotwise/contract/booking-parts/submission.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { AppError } from '#lib/app-error.ts';
import { DAY_MILLIS } from '#lib/durations.ts';
import type { CandidateLink } from '#context.ts';
import type { Question } from './right-to-represent.queries.ts';

export const linkEnd = (since: Date): Date => new Date(since.getTime() + LIMITS.rtrLinkDays * DAY_MILLIS);

export const isAnswered = (state: RtrState): boolean => state === 'CONFIRMED' || state === 'REFUSED';

/** A failed submission needs no agreement any more. */
const isOver = ({ booking_status: status }: Question): boolean =>
  status === 'REJECTED' || status === 'CANCELLED' || status === 'WITHDRAWN';

/** True if a link still leads to its question: for the address it was mailed to, in time, and while it matters. */
export function isLinkAlive({ email, since }: CandidateLink, question: Question, now: Date): boolean {
  if (linkEnd(since) <= now || question.client_status !== 'ACTIVE') return false;
  return question.candidate_email === email && (!isOver(question) || isAnswered(question.rtr_state));
}

/** Refuses an answer that differs from the one given; repeating it is fine. */
export function requireSameAnswer(
  { rtr_state: state, submitted_by_email: email }: Question,
  request: RtrState,
) {
  if (state === request) return;
  throw new AppError('INVALID_TRANSITION', {
    message: `You have answered already. Write to ${email} if you have changed your mind.`,
  });
}

/** Refuses to ask a candidate who has answered, or about a closed submission. */
export function requireAskable(question: Question) {
  if (!isAnswered(question.rtr_state) && !isOver(question)) return;
  throw new AppError('INVALID_TRANSITION', {
    message: isAnswered(question.rtr_state)
      ? 'The candidate has answered already.'
      : 'There is nothing left to ask: this submission is over.',
  });
}
