import {
  requestPasswordReset,
  resendVerification,
  setPassword,
} from '@slotwise/contract/auth/auth.endpoints';
import { confirmEmail } from '@slotwise/contract/recruiters/email-change.endpoints';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { saveUser } from '#api/session-storage.ts';
import { renderAt } from '../../../test/render-at.tsx';
import { aFailure, installFetchStub, sentTo, stubApi } from '../../../test/stub-api.ts';
import { write } from '../../../test/write.ts';
// Imported before the first test's clock starts, since compiling a screen takes time.
import './login.page.tsx';
import './reset-password.page.tsx';
import '#feedback/toaster.tsx';

const TOKEN = 'a-token-of-a-mailed-link-0123456789';
const PASSWORD = 'correct horse battery';
const done = { status: 'success' as const, message: [] };
const mailed = { ...done, mailWay: 'SERVER' as const };
const toLink = (mode: string) => `/resetpassword#mode=${mode}&token=${TOKEN}`;

beforeEach(installFetchStub);

async function choose(password: string, confirmation: string, act: string) {
  await write(await screen.findByLabelText('Password'), password);
  await write(screen.getByLabelText('Confirm password'), confirmation);
  await userEvent.click(screen.getByRole('button', { name: act }));
}

test('without a link the page asks for an address and says that a link was sent', async () => {
  stubApi(requestPasswordReset, mailed);
  renderAt('/resetpassword');
  await write(await screen.findByLabelText('Email'), 'ananya@northbridge.example');
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
  await userEvent.click(screen.getByRole('button', { name: 'Reset Password' }));
  await screen.findByRole('dialog', { name: 'Password Reset Link Sent to Email' });
  expect(sentTo(requestPasswordReset)[0]?.body).toEqual({ email: 'ananya@northbridge.example' });
  await userEvent.click(screen.getByRole('button', { name: 'Continue to Login' }));
  await screen.findByRole('heading', { name: 'Log in' });
});

test.each([
  ['verify', 'Verify your email', 'Verify and save password'],
  ['reset', 'Choose a new password', 'Save password'],
  ['invite', 'Accept the invitation', 'Accept and save password'],
])('a link of mode %s sets the password and goes to the log-in screen', async (mode, title, act) => {
  stubApi(setPassword, { ...done, email: 'ananya@northbridge.example', mode: 'verify' });
  renderAt(toLink(mode));
  await screen.findByRole('heading', { name: title });
  await waitFor(() => expect(window.location.href).not.toContain(TOKEN));
  await choose(PASSWORD, PASSWORD, act);
  await screen.findByRole('heading', { name: 'Log in' });
  expect(screen.getByLabelText<HTMLInputElement>('Mail Address').value).toBe('ananya@northbridge.example');
  expect(sentTo(setPassword)[0]?.body).toEqual({ token: TOKEN, password: PASSWORD });
  expect(await screen.findByText('Password saved')).toBeTruthy();
});

test('the rules are checked off while a password is typed', async () => {
  renderAt(toLink('reset'));
  await userEvent.type(await screen.findByLabelText('Password'), 'too short');
  expect(screen.getAllByRole('img', { name: 'Not met yet:' })).toHaveLength(2);
  await userEvent.type(screen.getByLabelText('Password'), ' no more');
  expect(screen.getAllByRole('img', { name: 'Met:' })).toHaveLength(1);
  await userEvent.type(screen.getByLabelText('Confirm password'), 'too short no more');
  expect(screen.getAllByRole('img', { name: 'Met:' })).toHaveLength(2);
});

test('a short password and a mismatched one are refused before anything is sent', async () => {
  renderAt(toLink('reset'));
  await choose('short', 'shirt', 'Save password');
  expect(await screen.findByText('Password must be at least 12 characters long')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Password'), ' but longer now');
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
  expect(await screen.findByText('The passwords do not match')).toBeTruthy();
  expect(sentTo(setPassword)).toEqual([]);
});

test('a password the server finds too common is refused in the form', async () => {
  const text = 'This password is on a list of common ones';
  stubApi(setPassword, aFailure('VALIDATION_FAILED', { fieldErrors: { password: text } }));
  renderAt(toLink('reset'));
  await choose(PASSWORD, PASSWORD, 'Save password');
  expect(await screen.findByText(text)).toBeTruthy();
});

/** Makes the browser report that the page was reloaded, or that someone navigated to it. */
function arriveBy(type: string) {
  const entry = { type, name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => ({}) };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
}

/** Loads the page again in the same tab: the storage stays, and the components start afresh. */
function loadAgain(by: string) {
  const kept = { ...sessionStorage };
  cleanup();
  Object.entries(kept).forEach(([key, value]) => sessionStorage.setItem(key, String(value)));
  arriveBy(by);
  renderAt('/resetpassword');
}

test('a reload keeps the link, and the address bar stays clean', async () => {
  stubApi(setPassword, { ...done, email: 'ananya@northbridge.example', mode: 'reset' });
  renderAt(toLink('reset'));
  await screen.findByRole('heading', { name: 'Choose a new password' });
  loadAgain('reload');
  await screen.findByRole('heading', { name: 'Choose a new password' });
  expect(window.location.href).not.toContain(TOKEN);
  await choose(PASSWORD, PASSWORD, 'Save password');
  await screen.findByRole('heading', { name: 'Log in' });
  expect(sentTo(setPassword)[0]?.body).toEqual({ token: TOKEN, password: PASSWORD });
  expect(Object.values(sessionStorage).join()).not.toContain(TOKEN);
});

test('someone who navigates here again finds no earlier link', async () => {
  renderAt(toLink('reset'));
  await screen.findByRole('heading', { name: 'Choose a new password' });
  loadAgain('navigate');
  await screen.findByRole('heading', { name: 'Reset password' });
  expect(Object.values(sessionStorage).join()).not.toContain(TOKEN);
});

test('leaving the page forgets the link', async () => {
  const { router } = renderAt(toLink('reset'));
  await screen.findByRole('heading', { name: 'Choose a new password' });
  expect(Object.values(sessionStorage).join()).toContain(TOKEN);
  await act(() => router.navigate('/login'));
  await screen.findByRole('heading', { name: 'Log in' });
  expect(Object.values(sessionStorage).join()).not.toContain(TOKEN);
});

test('an expired link is not kept for a reload', async () => {
  stubApi(setPassword, aFailure('LINK_EXPIRED'));
  renderAt(toLink('reset'));
  await choose(PASSWORD, PASSWORD, 'Save password');
  await screen.findByRole('heading', { name: 'This link no longer works' });
  expect(Object.values(sessionStorage).join()).not.toContain(TOKEN);
});

test('an expired password link leads back to the form that requests one', async () => {
  stubApi(setPassword, aFailure('LINK_EXPIRED'));
  renderAt(toLink('reset'));
  await choose(PASSWORD, PASSWORD, 'Save password');
  await userEvent.click(await screen.findByRole('button', { name: 'Get a new link' }));
  await screen.findByRole('heading', { name: 'Reset password' });
});

test('an expired verification link is replaced by a new one', async () => {
  stubApi(setPassword, aFailure('LINK_EXPIRED'));
  stubApi(resendVerification, mailed);
  renderAt(toLink('verify'));
  await choose(PASSWORD, PASSWORD, 'Verify and save password');
  await write(await screen.findByLabelText('Email'), 'ananya@northbridge.example');
  await userEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
  await screen.findByRole('button', { name: /Resend in 00:\d\d/ });
  expect(sentTo(resendVerification)[0]?.body).toEqual({ email: 'ananya@northbridge.example' });
});

test('an expired invitation says who can send a new one', async () => {
  stubApi(setPassword, aFailure('LINK_EXPIRED'));
  renderAt(toLink('invite'));
  await choose(PASSWORD, PASSWORD, 'Accept and save password');
  expect(await screen.findByText('The person who invited you can send the invitation again.')).toBeTruthy();
});

test('a new address is confirmed by a button, since opening a link changes nothing', async () => {
  stubApi(confirmEmail, done);
  renderAt(toLink('email'));
  await screen.findByRole('heading', { name: 'Confirm your new address' });
  await waitFor(() => expect(window.location.href).not.toContain(TOKEN));
  expect(sentTo(confirmEmail)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Use this address' }));
  await screen.findByRole('heading', { name: 'Email address changed' });
  expect(sentTo(confirmEmail)[0]?.body).toEqual({ token: TOKEN });
  expect(screen.getByRole('link', { name: 'Continue to Login' }).getAttribute('href')).toBe('/login');
  expect(Object.values(sessionStorage).join()).not.toContain(TOKEN);
});

test('a logged-in person who confirms a new address goes on to the profile', async () => {
  stubApi(confirmEmail, done);
  saveUser({ token: 'is_token', vendorId: 'v1', userId: 'u1' });
  renderAt(toLink('email'));
  await userEvent.click(await screen.findByRole('button', { name: 'Use this address' }));
  const onward = await screen.findByRole('link', { name: 'Go to your profile' });
  expect(onward.getAttribute('href')).toBe('/profile');
});

test('an expired link to a new address says that the present one remains', async () => {
  stubApi(confirmEmail, aFailure('LINK_EXPIRED'));
  renderAt(toLink('email'));
  await userEvent.click(await screen.findByRole('button', { name: 'Use this address' }));
  await screen.findByRole('heading', { name: 'This link no longer works' });
  expect(screen.getByText(/Your current address stays/)).toBeTruthy();
});

test('an address taken by someone else meanwhile is refused on the page', async () => {
  stubApi(confirmEmail, aFailure('EMAIL_IN_USE'));
  renderAt(toLink('email'));
  await userEvent.click(await screen.findByRole('button', { name: 'Use this address' }));
  expect(await screen.findAllByText('This email address already has an account.')).toHaveLength(2);
});
