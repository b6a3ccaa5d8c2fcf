import type { PersonRow } from '#db/tables/booking-rows.ts';

type Person = Pick<PersonRow, 'role' | 'required' | 'name' | 'email'>;

/** The first of the required panelists whose scorecard is neither in nor waived: they owe the next step. */
export const firstOwing = (people: Person[], settled: ReadonlySet<string>): Person | undefined =>
  people.find(({ role, required, email }) => role === 'PANELIST' && required && !settled.has(email));
