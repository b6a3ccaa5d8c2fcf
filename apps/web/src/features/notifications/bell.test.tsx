import * as endpoints from '@slotwise/contract/notifications/notifications.endpoints';
import type { Failure } from '@slotwise/contract/failures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { notify } from '#feedback/notify.ts';
import { renderAt } from '../../../test/render-at.tsx';
import { signIn } from '../../../test/sign-in.ts';
import { aFailure, installFetchStub, sentTo, stubApi } from '../../../test/stub-api.ts';
import { whereTo } from './bell.model.ts';
import '#app/error-window.page.tsx';

vi.setConfig({ testTimeout: 90_000 });

const notice = {
  noticeId: 'n-1',
  kind: 'booking-decided',
  what: 'Meera Krishnan chose the time of the interview',
  about: 'Data Engineer',
  bookingId: 'b-1',
  partnerId: null,
  at: '2026-11-20T09:00:00.000Z',
  isNew: true,
};

test('the bell lists events with their time, without toasts, and viewed ones are no longer new', async () => {
  installFetchStub();
  signIn();
  const at = new Date(Date.now() - 3 * 60_000).toISOString();
  stubApi(endpoints.listNotices, { status: 'success', data: [{ ...notice, at }], unread: 1 });
  stubApi(endpoints.readNotices, { status: 'success', message: ['Read'] });
  renderAt('/window/error');
  notify.failure('Unable to add member');
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  const event = drawer.getByRole('link');
  expect(event.textContent).toBe('Meera Krishnan chose the time of the interviewData Engineer3 min ago');
  expect(event.getAttribute('href')).toBe('/viewmeeting/b-1');
  expect(drawer.queryByText('Unable to add member')).toBeNull();
  stubApi(endpoints.listNotices, { status: 'success', data: [{ ...notice, isNew: false }], unread: 0 });
  await userEvent.click(drawer.getByRole('button', { name: 'Mark all read' }));
  await waitFor(() => expect(drawer.queryByRole('button', { name: 'Mark all read' })).toBeNull());
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('button', { name: 'Notifications' });
  expect(sentTo(endpoints.readNotices)).toHaveLength(1);
});

test('notices marked read are so before the server answers, and new again if it refuses', async () => {
  installFetchStub();
  signIn();
  const answer = Promise.withResolvers<Failure>();
  stubApi(endpoints.listNotices, { status: 'success', data: [notice], unread: 1 });
  stubApi(endpoints.readNotices, () => answer.promise);
  renderAt('/window/error');
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  await userEvent.click(drawer.getByRole('button', { name: 'Mark all read' }));
  await waitFor(() => expect(drawer.queryByRole('button', { name: 'Mark all read' })).toBeNull());
  // The server refuses the re-read of the list too.
  stubApi(endpoints.listNotices, aFailure('INTERNAL'));
  answer.resolve(aFailure('INTERNAL'));
  await drawer.findByRole('button', { name: 'Mark all read' });
});

test.each([
  ['vendor-requested', '/viewvendor/v-1'],
  ['job-shared', '/jobdescriptions?tab=shared&client=v-1'],
])('a notice of another organization, %s, opens its page', (kind, address) => {
  expect(whereTo({ ...notice, kind, bookingId: null, partnerId: 'v-1' })).toBe(address);
  expect(whereTo({ ...notice, kind, bookingId: null })).toBeNull();
});

test.each([
  ['a calendar that cannot be read', 'busy-source-failing', '/profile'],
  ['a zip that is read', 'zip-read', '/deepgaze'],
  ['a webhook that was switched off', 'webhook-off', '/settings'],
])('a notice of %s opens the page about it', (_what, kind, address) => {
  expect(whereTo({ ...notice, kind, bookingId: null })).toBe(address);
});
