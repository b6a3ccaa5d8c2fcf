import { invalidField } from '#lib/app-error.ts';
import type { BookingRow, PersonRow } from '#db/tables/booking-rows.ts';
import { toAskedColumns, type Seated, withoutPlace } from '#features/bookings/people.mapper.ts';

/** Someone whose meetings are handed over, and their successor. */
export type Owner = { userId: string; displayName: string; email: string; timeZone: string };
export type HandOver = { from: Owner; to: Owner };

/** The columns of a booking that are handed over; the search text is left to the writer. */
export function handedColumns(row: BookingRow, { from, to }: HandOver) {
  const isHost = row.recruiter_user_id === from.userId;
  const isAssignee = row.assignee_email === from.email;
  return {
    ...(isHost && {
      recruiter_user_id: to.userId,
      recruiter_name: to.displayName,
      recruiter_email: to.email,
    }),
    ...(isAssignee && { assignee_email: to.email, assignee_name: to.displayName }),
  };
}

/** Everyone on the meeting, with the new host in place of the old one. */
export function withNewHost(people: PersonRow[], { from, to }: HandOver): Seated[] {
  const known = people.find(({ email }) => email === to.email);
  if (known?.role === 'CANDIDATE') {
    throw invalidField(
      'reassignTo',
      `${to.displayName} is the candidate of a meeting that would become theirs`,
    );
  }
  return people.map((person) => {
    const row = withoutPlace(person);
    if (row.role !== 'RECRUITER' || row.email !== from.email) return row;
    const { displayName: name, email, userId: user_id, timeZone: time_zone } = to;
    return { ...row, name, email, user_id, time_zone, ...toAskedColumns(known) };
  });
}
