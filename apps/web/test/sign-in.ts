import { getCalendarFeed } from '@slotwise/contract/outgoing/calendar-feeds.endpoints';
import type { ResponseOf } from '@slotwise/contract/endpoint';
import { listNotices } from '@slotwise/contract/notifications/notifications.endpoints';
import type { Role } from '@slotwise/contract/permissions';
import { getRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import { listWebhooks } from '@slotwise/contract/outgoing/webhooks.endpoints';
import { saveUser } from '#api/session-storage.ts';
import { stubApi } from './stub-api.ts';

const VENDOR_ID = '0198a000-0000-7000-8000-000000000001';
const USER_ID = '0198a000-0000-7000-8000-000000000002';

/** How the signed-in user's client identifies itself in records that say who saved them. */
export const CALLER = { submitterId: USER_ID, userId: USER_ID };

export function aRecruiterResponse(role: Role = 'ADMIN'): ResponseOf<typeof getRecruiter> {
  const named = {
    role,
    displayName: 'Ananya Rao',
    email: 'ananya@northbridge.example',
    userId: USER_ID,
    vendorId: VENDOR_ID,
    vendorName: 'Northbridge Talent',
  };
  const data = {
    ...named,
    firstName: 'Ananya',
    lastName: 'Rao',
    organization: 'Northbridge Talent',
    designation: 'Lead recruiter',
    location: 'Bengaluru',
    phone: '+91 98450 01234',
    phoneCountry: 'IN',
    accountStatus: 'ACTIVE' as const,
    timeZone: 'Asia/Kolkata',
    country: 'IN',
    currency: 'INR',
    notificationPrefs: { assigned: true, decided: true, scorecards: true, submissions: true },
    offersVideoRooms: true,
    pendingEmail: null,
    lastLoginAt: null,
    createdAt: '2026-11-01T09:00:00.000Z',
  };
  return { status: 'success', ...named, startView: null, data };
}

/** Sets up the tab as after a signed-in user's reload. Call it after `installFetchStub()`. */
export function signIn(role: Role = 'ADMIN') {
  saveUser({ token: 'is_token', vendorId: VENDOR_ID, userId: USER_ID });
  stubApi(getRecruiter, aRecruiterResponse(role));
  stubApi(listNotices, { status: 'success', data: [], unread: 0 });
  // Every profile requests these.
  stubApi(getCalendarFeed, { status: 'success', data: { url: '', createdAt: '' } });
  stubApi(listWebhooks, { status: 'success', data: [] });
}
