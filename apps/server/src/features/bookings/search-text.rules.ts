import { foldText } from '#lib/fold-text.ts';
import type { BookingRow, PersonRow } from './bookings.mapper.ts';

type Searched = Pick<BookingRow, 'job_title' | 'round_name' | 'title' | 'recruiter_name'>;

/** What the search box looks through: the people, the job and the round. It is written with every change of these. */
export function searchTextOf(row: Searched, people: Pick<PersonRow, 'name' | 'email'>[]): string {
  const names = people.flatMap(({ name, email }) => [name, email]);
  return foldText([...names, row.job_title, row.round_name, row.title, row.recruiter_name].join(' '));
}
