import type { Recruiter } from './recruiters.schema.ts';
import type { Contact } from './members.schema.ts';

/** The people in a list who have an account in the caller's organization. */
export const membersAmong = (people: (Recruiter | Contact)[]): Recruiter[] =>
  people.filter((one) => 'userId' in one);
