import { authenticate } from '@slotwise/contract/auth/auth.endpoints';
import { countBookings, listBookings } from '@slotwise/contract/bookings/bookings.endpoints';
import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { readUser } from '#api/session-storage.ts';
import { renderAt } from '../../../test/render-at.tsx';
import { aRecruiterResponse } from '../../../test/sign-in.ts';
import { aFailure, installFetchStub, sentTo, stubApi, stubNoAnswer } from '../../../test/stub-api.ts';
import { write } from '../../../test/write.ts';
// Imported before the first test's clock starts, since compiling a screen takes time.
import './login.page.tsx';
import '#feedback/toaster.tsx';

const { data: _, ...user } = aRecruiterResponse();
const signedIn = {
  ...user,
  code: 'OK' as const,
  message: ['Welcome'],
  token: 'is_fresh',
  expiresAt: '2026-11-22T09:00:00.000Z',
};

beforeEach(() => {
  installFetchStub();
  for (const endpoint of [countBookings, listBookings, listPanelists]) stubNoAnswer(endpoint);
});

async function logInAs(mail: string, password: string) {
  renderAt('/login');
  if (mail) await write(await screen.findByLabelText('Mail Address'), mail);
  if (password) await write(await screen.findByLabelText('Password'), password);
  await userEvent.click(await screen.findByRole('button', { name: 'Login Now' }));
}

test('the log-in screen has the links to sign-up and to a new password, and the tagline', async () => {
  renderAt('/login');
  expect((await screen.findByRole('link', { name: 'Forgot Password?' })).getAttribute('href')).toBe(
    '/resetpassword',
  );
  expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/signup');
  expect(screen.getAllByText('Start & Track your Scheduling Process')).not.toHaveLength(0);
});

test('an empty form is refused in one box, and the first wrong field gets the focus', async () => {
  await logInAs('', '');
  const box = within(await screen.findByRole('alert'));
  expect(box.getByText('Mail Address is required')).toBeTruthy();
  expect(box.getByText('Password is required')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Mail Address')));
  expect(sentTo(authenticate)).toEqual([]);
});

test('an address without a domain is refused', async () => {
  await logInAs('ananya@northbridge', 'a password');
  expect(await screen.findByText('Invalid Email Address')).toBeTruthy();
  expect(sentTo(authenticate)).toEqual([]);
});

test('a user who logs in is stored in session storage and lands on the dashboard', async () => {
  stubApi(authenticate, signedIn);
  await logInAs('ananya@northbridge.example', 'correct horse battery');
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
  const { vendorId, userId } = signedIn;
  expect(JSON.parse(sessionStorage.getItem('user') ?? '')).toEqual({ token: 'is_fresh', vendorId, userId });
  expect(await screen.findByText('Validatied User Successfully')).toBeTruthy();
  expect(sentTo(authenticate)[0]?.body).toEqual({
    username: 'ananya@northbridge.example',
    password: 'correct horse battery',
  });
});

test('a refused log-in shows the fixed heading with the server’s code and message', async () => {
  stubApi(authenticate, aFailure('INVALID_CREDENTIALS'));
  await logInAs('ananya@northbridge.example', 'wrong');
  expect(await screen.findByText('Please fix the following:')).toBeTruthy();
  expect(await screen.findByText('INVALID_CREDENTIALS')).toBeTruthy();
  expect((await screen.findAllByText('Email or password is incorrect')).length).toBeGreaterThan(0);
  expect(readUser()).toBeNull();
});

test('a log-in without an answer from the server shows the text for unexpected errors', async () => {
  stubNoAnswer(authenticate);
  await logInAs('ananya@northbridge.example', 'a password');
  expect(await screen.findByText('UnExpected Happened Please try later')).toBeTruthy();
});

test('an answer without a vendor does not log the user in', async () => {
  stubApi(authenticate, { ...signedIn, vendorId: '' });
  await logInAs('ananya@northbridge.example', 'a password');
  expect(await screen.findByText('UnExpected Happened Please try later')).toBeTruthy();
  expect(readUser()).toBeNull();
  expect(window.location.pathname).toBe('/login');
});
