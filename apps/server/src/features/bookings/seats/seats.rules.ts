import { invalidField } from '#lib/app-error.ts';
import type { PersonRow } from '../bookings.mapper.ts';
import { withoutPlace, type Seated } from '../panel/panel.mapper.ts';

/** A panelist who is reached at another address from now on. */
export type Move = { panelistId: string; from: string; to: string; userId: string | null };

/**
 * Everybody on the meeting, the panelist under the new address. Whoever sits there under it already, as a guest, is
 * the panelist from now on.
 */
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
      const { rsvp = 'NEEDS_ACTION', invited_sequence = 0 } = known ?? {};
      return { ...row, email: to, user_id: userId, rsvp, invited_sequence };
    });
}
