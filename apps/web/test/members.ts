import type { OwnSession } from '@slotwise/contract/recruiters/sessions.schema';
import type { Recruiter } from '@slotwise/contract/recruiters/recruiters.schema';
import { aRecruiterResponse } from './sign-in.ts';

/** A colleague of the signed-in user, as the server returns one: Ravi, who schedules meetings in Pune. */
export const aMemberRecord = (overrides: Partial<Recruiter> = {}): Recruiter => ({
  ...aRecruiterResponse('USER_RECRUITER').data,
  userId: '0198a000-0000-7000-8000-000000000003',
  firstName: 'Ravi',
  lastName: 'Menon',
  displayName: 'Ravi Menon',
  email: 'ravi@northbridge.example',
  designation: 'Recruiter',
  lastLoginAt: '2026-11-20T09:00:00.000Z',
  ...overrides,
});

/** Another browser in which the signed-in user is logged in. */
export const aSession = (overrides: Partial<OwnSession> = {}): OwnSession => ({
  sessionId: '0198a000-0000-7000-8000-0000000000c1',
  device: 'Firefox on Windows',
  createdAt: '2026-11-20T07:00:00.000Z',
  lastSeenAt: '2026-11-20T08:30:00.000Z',
  expiresAt: '2026-11-20T19:00:00.000Z',
  isCurrent: false,
  ...overrides,
});
