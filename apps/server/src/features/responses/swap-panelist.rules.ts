import type { BookablePanelist } from '#features/panelists/panelists.service.ts';
import { AppError, invalidField } from '#lib/app-error.ts';
import type { BookingRow, PersonRow } from '#db/tables/booking-rows.ts';
import { toAskedColumns, type Seated, toSeated, withoutPlace } from '#features/bookings/people.mapper.ts';
import { toPerson } from '#features/bookings/people.rules.ts';
import { isSettled } from '#features/bookings/feedback-state.rules.ts';

/** Whose seat is given up, and who gets it; `known` is the panelist with that id, if the organization has one. */
export type Swap = { email: string; panelistId: string; known: BookablePanelist[] };

/** Refuses a panel not mailed yet: that is changed in the form. */
export function requireInvitedPanel({ booking_status: status }: BookingRow) {
  if (status !== 'DRAFT' && status !== 'SUBMITTED') return;
  throw new AppError('INVALID_TRANSITION', {
    message: 'No one was invited yet. Change the panel where the meeting is prepared.',
  });
}

export const findSeat = (people: readonly PersonRow[], email: string): PersonRow | undefined =>
  people.find((person) => person.role === 'PANELIST' && person.email === email);

/** The seat to be given up. */
export function requireSeat(people: readonly PersonRow[], email: string): PersonRow {
  const seat = findSeat(people, email);
  if (!seat) throw invalidField('email', 'No one on this panel has this address');
  return seat;
}

type Written = {
  cards: readonly { panelist_email: string; state: 'DRAFT' | 'SUBMITTED' | 'DISMISSED' }[];
  decisions: readonly { by_email: string }[];
};

/** Refuses to replace someone who has already judged the candidate. */
export function requireNotJudged({ name, email }: PersonRow, { cards, decisions }: Written) {
  const hasWritten = cards.some((card) => card.panelist_email === email && isSettled(card));
  const act = hasWritten && 'submitted a scorecard';
  const what = act || (decisions.some((one) => one.by_email === email) && 'decided about the candidate');
  if (!what) return;
  throw new AppError('INVALID_TRANSITION', {
    message: `${name} has ${what} already. Add someone to the panel instead.`,
  });
}

/**
 * Everyone on the meeting, with the other panelist in the seat, required if it was. Someone who is host or observer
 * already has the panel's entry, and so their invitation. NOT_FOUND if there is no such panelist.
 */
export function withSwappedPanelist(
  people: readonly PersonRow[],
  swap: Swap,
): { people: Seated[]; to: Seated } {
  const seat = requireSeat(people, swap.email);
  const request = { panelistId: swap.panelistId, required: seat.required, field: 'panelistId' };
  const person = toSeated(toPerson(request, swap.known));
  requireUnseated(people, person);
  const present = people.find(({ role, email }) => role !== 'CANDIDATE' && email === person.email);
  const to = { ...person, ...toAskedColumns(present) };
  const others = people.filter(({ role, email }) => role !== 'OBSERVER' || email !== to.email);
  return { to, people: others.map((one) => (one === seat ? to : withoutPlace(one))) };
}

function requireUnseated(people: readonly PersonRow[], { name, email }: Seated) {
  const roles = people.filter((one) => one.email === email).map(({ role }) => role);
  if (roles.includes('CANDIDATE')) throw invalidField('panelistId', `${name} is the candidate`);
  if (roles.includes('PANELIST')) throw invalidField('panelistId', `${name} is on this panel already`);
}
