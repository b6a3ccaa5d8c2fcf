import type { NewPanelist } from '@slotwise/contract/panelists/panelist-changes.schema';

/** The form of a panelist in Bengaluru with office hours. Pass only the fields the test is about. */
export const aPanelist = (overrides: Partial<NewPanelist> = {}): NewPanelist => ({
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha.rao@acme.example',
  designation: 'Principal Engineer',
  skills: ['TypeScript', 'PostgreSQL'],
  timeZone: 'Asia/Kolkata',
  ...overrides,
});
