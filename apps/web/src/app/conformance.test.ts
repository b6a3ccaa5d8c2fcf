import type { Permission } from '@slotwise/contract/permissions';
import { matchRoutes, type RouteObject } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { saveUser } from '#api/session-storage.ts';
import { stripBooking } from '#features/bookings/booking-payload.model.ts';
import { toViewedBooking } from '#features/bookings/bookings.slice.ts';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { aBookingRecord } from '../../test/bookings.ts';
import { NAV_ITEMS } from '#navigation/nav-items.ts';
import { createRoutes } from './routes.tsx';
import { createStore } from './store.ts';

/** What the product's users asked for on the screen side, typed by hand: addresses, items, slices, payloads. */

beforeEach(() => sessionStorage.clear());

test.each([
  '/',
  '/login',
  '/signup',
  '/dashboard',
  '/newmeeting',
  '/editmeeting/b-1',
  '/editresource/b-1',
  '/viewmeeting/b-1',
  '/reschedulemeeting',
  '/meeting/b-1',
  '/jobdescriptions',
  '/panelist',
  '/vendorlist',
  '/myteam',
  '/window/error',
  '/profile',
  '/resetpassword',
  '/viewvendor/v-1',
  '/deepgaze',
])('%s has its own address', (path) => {
  const matches = matchRoutes(createRoutes(createStore()) as RouteObject[], path);
  expect(matches?.at(-1)?.route.path).not.toBe('*');
  expect(matches?.at(-1)?.route.path).toBeTruthy();
});

test('the navigation bar has these items, each for those with permission for its page', () => {
  const items: [string, string, Permission | undefined][] = [
    ['Home', '/dashboard', undefined],
    ['Job Description', '/jobdescriptions', 'jd_page'],
    ['My Team', '/myteam', 'myteam_page'],
    ['Panelist', '/panelist', 'panelist_page'],
    ['Vendors', '/vendorlist', 'vendor_page'],
    ['Deepgaze', '/deepgaze', 'deepgaze_page'],
  ];
  expect(NAV_ITEMS.map(({ label, to, permission }) => [label, to, permission])).toEqual(items);
});

test('the state has the requested slices and fields', () => {
  const state = createStore().getState();
  // The API cache is separate and is added with the first screen after log-in.
  const slices = Object.keys(state).filter((name) => name !== 'api');
  expect(slices.toSorted()).toEqual([
    'ACTIONS',
    'APPLOADER',
    'BOOKING',
    'DEEPGAZE',
    'JOBS_DETAILS',
    'PANELIST',
    'RECRUITER',
    'VENDOR',
  ]);
  expect(state.RECRUITER).toMatchObject({
    role: '',
    displayName: '',
    email: '',
    userId: '',
    vendorId: '',
    vendorName: '',
    recruiters: [],
  });
  expect(state.ACTIONS).toMatchObject({ overlayLoading: false, bookingDetails: null, vendorDetails: null });
  expect(state.APPLOADER).toEqual({
    showLoginModal: false,
    showRestPasswordModal: false,
    showCreateBookigModal: false,
    showJobDescriptionModal: false,
    showEditBookingModal: false,
    showPanelistModal: false,
    showRegistrationModal: false,
    modalData: null,
  });
});

test('a session is stored in the session storage under “user”, with these three fields', () => {
  saveUser({ token: 't', vendorId: 'v', userId: 'u' });
  expect(JSON.parse(sessionStorage.getItem('user') ?? '')).toEqual({
    token: 't',
    vendorId: 'v',
    userId: 'u',
  });
  expect(localStorage.getItem('user')).toBeNull();
});

test('a booking that is sent back lacks what only the server maintains', () => {
  const sent = stripBooking(toViewedBooking(aBookingRecord())) as Record<string, unknown>;
  for (const field of ['assignee', 'candidateWhatsApp', 'linkedInProfile', 'submissionDate', 'workFlow']) {
    expect(sent, field).not.toHaveProperty(field);
  }
  expect(Object.keys(sent['meetingInfo'] as object).toSorted()).toEqual(['endTime', 'startTime', 'timeZone']);
  expect(sent['meetingInfo']).toMatchObject({ startTime: '26/11/2030 15:00', endTime: '26/11/2030 16:00' });
});

test('a date is printed as DD/MM/YYYY HH:mm', () => {
  expect(printWallTime('2026-03-09T14:05')).toBe('09/03/2026 14:05');
});
