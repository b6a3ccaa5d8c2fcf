import { foldText } from '#lib/text/fold-text.ts';
import type { BookingRow, PersonRow } from '#db/tables/booking-rows.ts';

type Searched = Pick<BookingRow, 'job_title' | 'round_name' | 'title' | 'recruiter_name'>;

const SEARCHED: readonly (keyof Searched)[] = ['job_title', 'round_name', 'title', 'recruiter_name'];

/** True if a searched column is among these. */
export const namesSearched = (columns: object): boolean => SEARCHED.some((name) => name in columns);

/** The text of the search box: people, job and round. Rebuilt whenever they change. */
export function buildSearchText(row: Searched, people: Pick<PersonRow, 'name' | 'email'>[]): string {
  const names = people.flatMap(({ name, email }) => [name, email]);
  return foldText([...names, row.job_title, row.round_name, row.title, row.recruiter_name].join(' '));
}
