import type { MovedAddress } from '#context.ts';
import { AppError, invalidField } from '#lib/app-error.ts';
import type { BookingRow, PersonRow } from '#db/tables/booking-rows.ts';
import { toAskedColumns, type Seated, UNASKED, withoutPlace } from '#features/bookings/people.mapper.ts';

/** So many meetings move in one transaction at most, for which on the embedded database everyone waits. */
const MOVED_AT_ONCE = 500;

export function requireFewMoved({ length }: readonly string[]) {
  if (length <= MOVED_AT_ONCE) return;
  const message = `${length} coming meetings are more than can move to another address at once. Cancel or hand over some of them first, until at most ${MOVED_AT_ONCE} are left.`;
  throw new AppError('INVALID_TRANSITION', { message });
}

/** A panelist who is reached at another address from now on. */
export type Move = { panelistId: string; from: string; to: string; userId: string | null };

/** Everyone, the panelist under the new address. A guest who sits there under it already is the panelist from now on. */
export function withMovedPanelist(people: PersonRow[], { panelistId, from, to, userId }: Move): Seated[] {
  const holder = people.find(({ role, email }) => email === to && role !== 'RECRUITER');
  if (holder?.role === 'CANDIDATE') {
    throw invalidField('email', `This is the address of ${holder.name}, the candidate of a coming meeting`);
  }
  const known = people.find(({ email }) => email === to);
  return people
    .filter((person) => person !== holder)
    .map((person) => {
      const row = withoutPlace(person);
      if (row.panelist_id !== panelistId || row.email !== from) return row;
      return { ...row, email: to, user_id: userId, ...toAskedColumns(known) };
    });
}

/** Everyone on the meeting, this person under the new address; a guest who had it there is the same person. */
export function withMovedAddress(people: PersonRow[], { from, to, userId }: MovedAddress): Seated[] {
  if (people.some(({ role, email }) => role === 'CANDIDATE' && email === to)) {
    throw invalidField('email', 'This is the address of the candidate of a coming meeting');
  }
  const moved = new Set(people.filter(({ email }) => email === from).map(({ role }) => role));
  return people
    .filter(({ role, email }) => email !== to || !moved.has(role))
    .map((person) => {
      const row = withoutPlace(person);
      if (row.email !== from || row.role === 'CANDIDATE') return row;
      return { ...row, email: to, user_id: userId, ...UNASKED };
    });
}

/** Why those who stay hear of a move: 'Asha Rao’s address changed.' */
export function whyMoved({ people }: { people: PersonRow[] }, { from }: { from: string }): string {
  const name = people.find(({ email, role }) => email === from && role !== 'CANDIDATE')?.name;
  return `${name || 'Someone'}’s address changed.`;
}

/** The booking's own columns that name the person by address. */
export const movedColumns = (row: BookingRow, { from, to, userId }: MovedAddress) => ({
  ...(row.recruiter_user_id === userId && { recruiter_email: to }),
  ...(row.assignee_email === from && { assignee_email: to }),
});
