import type { NewPanelist } from '@slotwise/contract/panelists/panelist-changes.schema';

/** The form of a panelist in Bengaluru who works office hours. Pass only what the test is about. */
export const aPanelist = (overrides: Partial<NewPanelist> = {}): NewPanelist => ({
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha.rao@acme.example',
  designation: 'Principal Engineer',
  skills: ['TypeScript', 'PostgreSQL'],
  timeZone: 'Asia/Kolkata',
  ...overrides,
});
