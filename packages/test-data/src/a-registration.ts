import type { Registration } from '@slotwise/contract/auth/auth.schema';

/** A complete sign-up form. Pass only the fields the test is about. */
export const aRegistration = (overrides: Partial<Registration> = {}): Registration => ({
  firstName: 'Ananya',
  lastName: 'Rao',
  displayName: 'Ananya Rao',
  organization: 'Northbridge Talent',
  designation: 'Lead recruiter',
  location: 'Bengaluru',
  email: 'ananya@northbridge.example',
  phone: '98450 01234',
  ...overrides,
});
