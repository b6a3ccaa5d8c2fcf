import type { PersonRow } from '#db/tables/booking-rows.ts';

type Person = Pick<PersonRow, 'role' | 'required' | 'name' | 'email'>;

/** The first required panelist whose scorecard is neither submitted nor waived, and who so owes the next step. */
export const firstOwing = (people: Person[], settled: ReadonlySet<string>): Person | undefined =>
  people.find(({ role, required, email }) => role === 'PANELIST' && required && !settled.has(email));
