import type { MovedAddress } from '#context.ts';
import { AppError, invalidField } from '#lib/app-error.ts';
import type { BookingRow, PersonRow } from '#db/tables/booking-rows.ts';
import { toAskedColumns, type Seated, UNASKED, withoutPlace } from '#features/bookings/people.mapper.ts';

/** The most meetings moved in one transaction; on the embedded database everyone waits for it. */
const MOVED_AT_ONCE = 500;

export function requireFewMoved({ length }: readonly string[]) {
  if (length <= MOVED_AT_ONCE) return;
  const message = `${length} coming meetings are more than can move to another address at once. Cancel or hand over some of them first, until at most ${MOVED_AT_ONCE} are left.`;
  throw new AppError('INVALID_TRANSITION', { message });
}

/** A panelist's change of address. */
export type Move = { panelistId: string; from: string; to: string; userId: string | null };

/** Everyone, with the panelist under the new address. A guest who had that address becomes the panelist. */
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

/** Everyone on the meeting, with this person's new address; a guest with that address is the same person. */
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

/** The explanation for the others: 'Asha Rao’s address changed.' */
export function whyMoved({ people }: { people: PersonRow[] }, { from }: { from: string }): string {
  const name = people.find(({ email, role }) => email === from && role !== 'CANDIDATE')?.name;
  return `${name || 'Someone'}’s address changed.`;
}

/** The booking's own columns that contain the person's address. */
export const movedColumns = (row: BookingRow, { from, to, userId }: MovedAddress) => ({
  ...(row.recruiter_user_id === userId && { recruiter_email: to }),
  ...(row.assignee_email === from && { assignee_email: to }),
});
