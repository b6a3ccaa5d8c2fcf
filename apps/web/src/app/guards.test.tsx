import { getRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import { listMembers } from '@slotwise/contract/recruiters/members.endpoints';
import { countBookings, listBookings } from '@slotwise/contract/bookings/bookings.endpoints';
import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { logOut } from '@slotwise/contract/auth/auth.endpoints';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { clearSession, keepTarget, readUser, takeTarget } from '#api/session-storage.ts';
import { renderAt } from '../../test/render-at.tsx';
import { signIn } from '../../test/sign-in.ts';
import { aFailure, installFetchStub, stubApi, stubNoAnswer } from '../../test/stub-api.ts';
// Imported before the first test's clock starts, since compiling a screen takes time.
import './signed-in-layout.tsx';
import '#features/recruiters/team.page.tsx';
import './error-window.page.tsx';
import '#features/auth/login.page.tsx';
import '#feedback/toaster.tsx';

const address = () => window.location.pathname + window.location.search;

beforeEach(() => {
  installFetchStub();
  for (const endpoint of [countBookings, listBookings, listMembers, listPanelists]) stubNoAnswer(endpoint);
});

test.each([
  '/',
  '/dashboard',
  '/panelist',
  '/deepgaze',
  '/window/error',
  '/nowhere',
  '/viewmeeting/b1',
  '/profile',
])('a signed-out user who opens %s is sent to the log-in screen', async (path) => {
  renderAt(path);
  await screen.findByRole('heading', { name: 'Log in' });
  expect(address()).toBe('/login');
});

test.each([
  ['/signup', 'Sign up'],
  ['/resetpassword', 'Reset password'],
])('a signed-out user reaches %s', async (path, title) => {
  renderAt(path);
  await screen.findByRole('heading', { name: title });
  expect(address()).toBe(path);
});

test('a new tab takes over the session of the tab used last, and ends with that session', async () => {
  const others = new BroadcastChannel('slotwise-session');
  onTestFinished(() => others.close());
  signIn();
  const user = readUser();
  clearSession();
  const early = { kind: 'ANSWERED', user: { ...user, token: 'is_other' }, usedAt: 1 };
  const said: { kind: string; usedAt?: number }[] = [];
  others.onmessage = ({ data }: MessageEvent<{ kind: string }>) => {
    said.push(data);
    if (data.kind === 'ASKED') others.postMessage({ kind: 'ANSWERED', user, usedAt: 2 });
    if (data.kind === 'ASKED') others.postMessage(early);
  };
  renderAt('/myteam');
  await screen.findByRole('heading', { name: 'My Team' });
  expect(readUser()).toEqual(user);

  // From now on it answers the next new tab as the most recently used one.
  const focusedAt = Date.now();
  window.dispatchEvent(new Event('focus'));
  others.postMessage({ kind: 'ENDED', token: 'is_other' });
  others.postMessage({ kind: 'ASKED' });
  await waitFor(() => expect(said).toContainEqual(expect.objectContaining({ kind: 'ANSWERED', user })));
  expect(said.at(-1)?.usedAt).toBeGreaterThanOrEqual(focusedAt);

  others.postMessage({ kind: 'ENDED', token: 'is_token' });
  await waitFor(() => expect(address()).toBe('/login'));
  expect(readUser()).toBeNull();
  await waitFor(() => expect(said).toContainEqual({ kind: 'ENDED', token: 'is_token' }));
});

test.each([
  ['/viewmeeting/b1?tab=comments', '/viewmeeting/b1?tab=comments'],
  ['//evil.example/', null],
  ['/\\evil.example/', null],
])('for an address such as %s the log-in remembers %s, once', (asked, kept) => {
  keepTarget(asked);
  clearSession();
  expect(takeTarget()).toBe(kept);
  expect(takeTarget()).toBeNull();
});

test.each(['/', '/login'])('a signed-in user who opens %s is sent to the dashboard', async (path) => {
  signIn();
  renderAt(path);
  await waitFor(() => expect(address()).toBe('/dashboard'));
});

test('an administrator sees every item of the navigation bar', async () => {
  signIn('ADMIN');
  renderAt('/myteam');
  const bar = within(await screen.findByRole('navigation', { name: 'Main' }));
  const items = bar.getAllByRole('link').map((link) => link.textContent);
  expect(items).toEqual(['Home', 'Job Description', 'My Team', 'Panelist', 'Vendors', 'Deepgaze']);
  expect(screen.getByRole('link', { name: 'Slotwise dashboard' }).getAttribute('href')).toBe('/dashboard');
  expect(screen.getByRole('link', { name: 'Ananya Rao' }).getAttribute('href')).toBe('/profile');
});

test('a panelist sees only Home, and the error window instead of other pages', async () => {
  signIn('USER_PANEL');
  renderAt('/vendorlist');
  await screen.findByRole('heading', { name: 'Your role does not give you access to this page' });
  expect(address()).toBe('/window/error?code=FORBIDDEN&from=%2Fvendorlist');
  const bar = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home']);
});

test('a signed-in user at an unknown address sees the error window', async () => {
  signIn();
  renderAt('/nowhere');
  await screen.findByRole('heading', { name: 'Page not found' });
});

test('the error window never shows text from its address', async () => {
  signIn();
  renderAt('/window/error?code=Call+0800&request=%3Cb%3E&from=//evil.example');
  await screen.findByRole('heading', { name: 'Something went wrong' });
  expect(screen.queryByText(/0800|<b>/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Retry' })).toBeNull();
});

/** What a person leaves in a tab besides their session: excerpts of a resume. */
const leaveTraces = () => sessionStorage.setItem('origins', '{"userId":"u"}');

test('a user whose session has ended is asked to log in again, and none of their data is left', async () => {
  signIn();
  leaveTraces();
  stubApi(getRecruiter, aFailure('TOKEN_EXPIRED'));
  renderAt('/myteam');
  await screen.findByRole('dialog', { name: 'Log in again' });
  expect(address()).toBe('/login');
  expect({ ...sessionStorage, ...localStorage }).toEqual({});
});

test('a user the server could not identify keeps the session and can retry', async () => {
  signIn();
  stubNoAnswer(getRecruiter);
  renderAt('/myteam');
  await screen.findByRole('heading', { name: 'The server did not answer' });
  expect(readUser()).not.toBeNull();
  signIn();
  await userEvent.click(screen.getByRole('link', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'My Team' });
});

test('logging out forgets the user and all they left in the tab, says so and shows the log-in screen', async () => {
  signIn();
  leaveTraces();
  stubApi(logOut, { status: 'success', message: [] });
  const { store } = renderAt('/myteam');
  await userEvent.click(await screen.findByRole('button', { name: 'Log Out' }));
  await screen.findByRole('heading', { name: 'Log in' });
  await screen.findByText('Logged out');
  expect({ ...sessionStorage, ...localStorage }).toEqual({});
  expect(store.getState().RECRUITER.vendorId).toBe('');
});
