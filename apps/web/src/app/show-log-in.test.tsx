import { authenticate } from '@slotwise/contract/auth/auth.endpoints';
import { countBookings, listBookings } from '@slotwise/contract/bookings/bookings.endpoints';
import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aRecruiterResponse } from '../../test/sign-in.ts';
import { installFetchStub, stubApi, stubNoAnswer } from '../../test/stub-api.ts';
import { showLogIn } from './show-log-in.tsx';
import { createStore } from './store.ts';
// Imported before the first test's clock starts, since compiling a screen takes time.
import './show-screens.tsx';
import '#features/auth/sign-up.page.tsx';

let root: Root;

beforeEach(async () => {
  installFetchStub();
  for (const endpoint of [countBookings, listBookings, listPanelists]) stubNoAnswer(endpoint);
  window.history.replaceState(null, '', '/login');
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () => showLogIn(createStore(), root));
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

test('the log-in screen alone opens the sign-up once, however often it is clicked, and goes back', async () => {
  await userEvent.dblClick(await screen.findByRole('link', { name: 'Sign up' }));
  expect(await screen.findByRole('button', { name: 'Sign Up' }, { timeout: 10_000 })).toBeTruthy();
  expect(window.location.pathname).toBe('/signup');
  await act(async () => window.history.back());
  expect(await screen.findByRole('button', { name: 'Login Now' })).toBeTruthy();
});

test('a user who logs in goes on to the dashboard', async () => {
  const { data: _, ...user } = aRecruiterResponse();
  const expiresAt = '2030-11-22T09:00:00.000Z';
  stubApi(authenticate, { ...user, code: 'OK', message: ['Welcome'], token: 'is_fresh', expiresAt });
  await userEvent.type(await screen.findByLabelText('Mail Address'), 'ananya@northbridge.example');
  await userEvent.type(await screen.findByLabelText('Password'), 'a long password');
  await userEvent.click(screen.getByRole('button', { name: 'Login Now' }));
  expect(await screen.findByRole('navigation', { name: 'Main' }, { timeout: 10_000 })).toBeTruthy();
  expect(window.location.pathname).toBe('/dashboard');
});
