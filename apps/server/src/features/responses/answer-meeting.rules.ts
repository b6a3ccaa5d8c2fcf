import type { Answer } from '@slotwise/contract/booking-parts/answers.schema';
import type { PersonRow } from '#db/tables/booking-rows.ts';
import { toFacts, type SeenBooking } from '#features/bookings/seen-booking.mapper.ts';
import { requireAllowed } from '#features/bookings/transitions.rules.ts';
import type { OpenBooking } from '#features/bookings/open-booking.service.ts';
import type { Audience } from '#features/bookings/people.queries.ts';

/** True if a seat belongs to this audience's entry. */
export const isOfAudience = ({ role }: Pick<PersonRow, 'role'>, audience: Audience): boolean =>
  (role === 'CANDIDATE') === (audience === 'candidate');

type Said = { answer: Answer; comments: string; hasProposals: boolean };

/** True if someone repeats their answer; new text is still worth saving. */
export const isSameAnswer = (
  { rsvp, rsvp_comments: before }: PersonRow,
  { answer, comments, hasProposals }: Said,
): boolean => rsvp === answer && !hasProposals && (comments === '' || comments === before);

/** When an answer was written, by its sender's clock; a time in the future is replaced by now. */
export const writtenTime = (said: Date | undefined, now: Date): Date => (said && said < now ? said : now);

/** True if someone has answered differently since (RFC 5546 §2.1.5: the latest DTSTAMP overrides the others). */
export const isOlder = ({ rsvp_at: before }: PersonRow, at: Date): boolean => before !== null && before > at;

/** Opens the meeting for anyone mailed its entry, on the panel or not. INVALID_TRANSITION if it is too late. */
export function openForAttendee(seen: SeenBooking): OpenBooking {
  const { actor, row, people, now } = seen;
  const facts = toFacts(row, people);
  const invited = { ...facts, panel: [...facts.panel, actor.email] };
  return { ...seen, to: requireAllowed(actor, invited, 'answer', now) };
}

const WORDS: Record<Answer, string> = {
  ACCEPTED: 'accepted the present time',
  DECLINED: 'declined the present time',
  TENTATIVE: 'may come at the present time',
};

/** 'Arjun Nair declined the present time.' */
export const answerHint = (name: string, answer: Answer): string => `${name} ${WORDS[answer]}.`;
