import { foldText } from '#lib/text/fold-text.ts';
import type { BookingRow, PersonRow } from '#db/tables/booking-rows.ts';

type Searched = Pick<BookingRow, 'job_title' | 'round_name' | 'title' | 'recruiter_name'>;

const SEARCHED: readonly (keyof Searched)[] = ['job_title', 'round_name', 'title', 'recruiter_name'];

/** Whether what is searched is among these columns. */
export const namesSearched = (columns: object): boolean => SEARCHED.some((name) => name in columns);

/** What the search box looks through: the people, the job and the round. It is written with every change of these. */
export function buildSearchText(row: Searched, people: Pick<PersonRow, 'name' | 'email'>[]): string {
  const names = people.flatMap(({ name, email }) => [name, email]);
  return foldText([...names, row.job_title, row.round_name, row.title, row.recruiter_name].join(' '));
}
