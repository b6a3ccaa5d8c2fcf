import { SIGN_UP_META } from '@slotwise/contract/auth/auth.rules';
import { register, resendVerification } from '@slotwise/contract/auth/auth.endpoints';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderAt } from '../../../test/render-at.tsx';
import { aFailure, installFetchStub, sentTo, stubApi } from '../../../test/stub-api.ts';
// Imported before the first test's clock starts, since compiling a screen takes time.
import './sign-up.page.tsx';
import '#feedback/toaster.tsx';

const sent = { status: 'success' as const, message: ['Verification Email Sent'], mailWay: 'SERVER' as const };
const entries = {
  'First Name': 'Ananya',
  'Last Name': 'Rao',
  'Display Name': 'Ananya Rao',
  Designation: 'Lead recruiter',
  'Organization Name': 'Northbridge',
  Email: 'ananya@northbridge.example',
  Location: 'Bengaluru',
  'Mobile number': '98450 01234',
};

beforeEach(installFetchStub);

/** Writes the server's sign-up terms into the page, for one test. */
function sayTerms(content: string) {
  const meta = Object.assign(document.createElement('meta'), { name: SIGN_UP_META, content });
  document.head.append(meta);
  onTestFinished(() => meta.remove());
}

async function signUp(changes: Partial<Record<keyof typeof entries, string>> = {}) {
  renderAt('/signup');
  await screen.findByRole('heading', { name: 'Sign up' });
  for (const [label, text] of Object.entries({ ...entries, ...changes })) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  }
  await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
}

test('an empty form shows an error under every field and focuses the first', async () => {
  renderAt('/signup');
  await userEvent.click(await screen.findByRole('button', { name: 'Sign Up' }));
  const labels = [
    'First Name',
    'Last Name',
    'Display Name',
    'Organization Name',
    'Email',
    'Designation',
    'Location',
  ];
  for (const label of [...labels, 'Mobile number'])
    expect(screen.getByText(`${label} is required`)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First Name')));
  expect(sentTo(register)).toEqual([]);
});

test.each([
  [{ Email: 'ananya@northbridge' }, 'Invalid email address'],
  [{ 'Organization Name': 'NBT' }, 'Organization name must be at least 4 characters long'],
  [{ 'Mobile number': '98450' }, 'Invalid phone number'],
  [{ 'Mobile number': '98450-01234' }, 'Invalid phone number'],
])('%o is refused with its own text', async (changes, text) => {
  await signUp(changes);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(sentTo(register)).toEqual([]);
});

test('a sign-up sends the fields with the number as typed, its country and the browser’s zone', async () => {
  stubApi(register, sent);
  await signUp();
  await screen.findByRole('dialog', { name: 'Verification Email Sent' });
  expect(sentTo(register)[0]?.body).toEqual({
    firstName: 'Ananya',
    lastName: 'Rao',
    displayName: 'Ananya Rao',
    designation: 'Lead recruiter',
    organization: 'Northbridge',
    email: 'ananya@northbridge.example',
    location: 'Bengaluru',
    phone: '98450 01234',
    phoneCountry: 'IN',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  expect(await screen.findByText('User created Successfully')).toBeTruthy();
});

test('if nothing sends mail, a person who signs up on the server’s own machine is sent to the outbox', async () => {
  stubApi(register, { ...sent, mailWay: 'OUTBOX' });
  await signUp();
  const dialog = within(await screen.findByRole('dialog', { name: 'Verification Email Sent' }));
  const link = dialog.getByRole('link', { name: 'local outbox' });
  expect(link.getAttribute('href')).toBe('/outbox?q=ananya%40northbridge.example');
  expect(dialog.queryByText(/we sent you|Check your spam/)).toBeNull();
});

test('and anyone else learns who to ask, without access to other people’s mails', async () => {
  stubApi(register, { ...sent, mailWay: 'KEPT' });
  await signUp();
  const dialog = within(await screen.findByRole('dialog', { name: 'Verification Email Sent' }));
  dialog.getByText(/Ask the person who runs it for the link/);
  expect(dialog.queryByRole('link')).toBeNull();
});

test.each(['Continue to Login', 'Close'])('%s after a sign-up goes to the log-in screen', async (name) => {
  stubApi(register, sent);
  await signUp();
  const [way] = (await screen.findAllByRole('button', { name })).slice(-1);
  await userEvent.click(way as HTMLElement);
  await screen.findByRole('heading', { name: 'Log in' });
});

test('the verification mail is sent again only after the cool-down, which then restarts', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  stubApi(register, sent);
  stubApi(resendVerification, sent);
  await signUp();
  const dialog = within(await screen.findByRole('dialog'));
  const waiting = await dialog.findByRole('button', { name: /Resend in 00:\d\d/ });
  expect((waiting as HTMLButtonElement).disabled).toBe(true);

  vi.setSystemTime(Date.now() + 30_000);
  await userEvent.click(await dialog.findByRole('button', { name: 'Resend' }));
  await dialog.findByRole('button', { name: /Resend in 00:\d\d/ });
  expect(sentTo(resendVerification)[0]?.body).toEqual({ email: entries.Email });
});

test('a refused sign-up opens the failure modal and marks the fields the server named', async () => {
  stubApi(register, aFailure('VALIDATION_FAILED', { fieldErrors: { phone: 'Invalid phone number' } }));
  await signUp();
  const dialog = within(await screen.findByRole('dialog', { name: 'Registration Failed' }));
  expect(dialog.getByText('Sorry, something went wrong. Please try again after sometime')).toBeTruthy();
  expect(await screen.findByText('unable to create user. Please try again.')).toBeTruthy();
  expect(await screen.findByText('Invalid phone number')).toBeTruthy();
  expect(window.location.pathname).toBe('/signup');
});

test('if sign-up is closed, the screen says how to get in, and the log-in screen has no link to it', async () => {
  sayTerms('off');
  renderAt('/signup');
  await screen.findByText('Sign-up is closed here. People join by invitation.');
  expect(screen.getByText(/Ask an administrator of your organization to invite you/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign Up' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Login' }));
  await screen.findByRole('heading', { name: 'Log in' });
  expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
});

test('if only some domains can sign up, the form says so before it is filled in', async () => {
  sayTerms('acme.example, acme-talent.example');
  renderAt('/signup');
  await screen.findByText(/Only addresses at acme.example or acme-talent.example can sign up/);
});
