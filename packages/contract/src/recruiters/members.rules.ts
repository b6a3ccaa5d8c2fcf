import type { Recruiter } from './recruiters.schema.ts';
import type { Contact } from './members.schema.ts';

/** Those of a list who have an account in the own organization. */
export const membersAmong = (people: (Recruiter | Contact)[]): Recruiter[] =>
  people.filter((one) => 'userId' in one);
