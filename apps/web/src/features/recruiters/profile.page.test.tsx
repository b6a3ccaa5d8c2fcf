import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import { endOwnSession, listOwnSessions } from '@slotwise/contract/recruiters/sessions.endpoints';
import { getRecruiter, updateRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import type { Recruiter } from '@slotwise/contract/recruiters/recruiters.schema';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#navigation/paths.ts';
import { aSession } from '../../../test/members.ts';
import { aPage, aPanelistRecord } from '../../../test/panelists.ts';
import { renderAt } from '../../../test/render-at.tsx';
import { aRecruiterResponse, signIn } from '../../../test/sign-in.ts';
import { aFailure, installFetchStub, sentTo, stubApi } from '../../../test/stub-api.ts';
import { listenToToasts } from '../../../test/toasts.ts';
import { write } from '../../../test/write.ts';
import '#app/own-profile.page.tsx';

vi.setConfig({ testTimeout: 90_000 });

beforeEach(() => {
  installFetchStub();
  signIn();
  stubApi(listOwnSessions, { status: 'success', data: [aSession({ isCurrent: true })] });
  stubApi(listPanelists, aPage([aPanelistRecord()]));
});

/** The signed-in user's record on the server from now on, also returned for every change. */
function stubRecord(changes: Partial<Recruiter>) {
  const response = aRecruiterResponse();
  const data = { ...response.data, ...changes };
  stubApi(getRecruiter, { ...response, data });
  stubApi(updateRecruiter, { status: 'success', userId: data.userId, data });
}

const form = (name: string) => screen.findByRole('form', { name });

async function renameTo(name: string) {
  const field = await screen.findByLabelText('Display Name');
  await userEvent.clear(field);
  await userEvent.type(field, name);
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
}

test('a saved profile is confirmed by toast and modal, and the bar shows the new name', async () => {
  const { store } = renderAt(paths.profile());
  await screen.findByLabelText('Display Name');
  stubRecord({ displayName: 'Ananya R' });
  await renameTo('Ananya R');
  expect(await screen.findByRole('dialog', { name: 'Profile saved' })).toBeTruthy();
  expect(screen.getAllByText('User updated Successfully').length).toBeGreaterThan(1);
  expect(store.getState().RECRUITER.displayName).toBe('Ananya R');
  expect(store.getState().APPLOADER.showRegistrationModal).toBe(true);
});

test('a refused profile is reported by toast and modal', async () => {
  stubApi(updateRecruiter, aFailure('FORBIDDEN'));
  renderAt(paths.profile());
  await renameTo('Ananya R');
  const result = await screen.findByRole('dialog', { name: 'Profile not saved' });
  expect(within(result).getByText('unable to update user. Please try again.')).toBeTruthy();
});

test('an emptied name is not sent', async () => {
  renderAt(paths.profile());
  const field = await screen.findByLabelText('Display Name');
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
  expect(await screen.findByText('Display Name is required')).toBeTruthy();
  expect(sentTo(updateRecruiter)).toHaveLength(0);
});

test('a wrong current password is reported at its field', async () => {
  const message = 'The current password is not correct';
  const refusal = { message: [message], fieldErrors: { currentPassword: message } };
  stubApi(updateRecruiter, aFailure('VALIDATION_FAILED', refusal));
  renderAt(paths.profile());
  await write(await screen.findByLabelText('Current password'), 'guess');
  await write(screen.getByLabelText('New password'), 'correct horse battery');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  const field = screen.getByLabelText('Current password');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(message).length).toBeGreaterThan(0);
  const result = await screen.findByRole('dialog', { name: 'Password not changed' });
  expect(within(result).getByText('unable to update user. Please try again.')).toBeTruthy();
});

test('a new address requires the password, and stays pending until its link is opened', async () => {
  renderAt(paths.profile());
  const address = await form('Email address');
  await write(within(address).getByLabelText('New address'), 'ananya@orchid.example');
  await userEvent.click(within(address).getByRole('button', { name: 'Send confirmation link' }));
  expect(await within(address).findByText('Current password is required')).toBeTruthy();
  expect(sentTo(updateRecruiter)).toEqual([]);

  stubRecord({ pendingEmail: 'ananya@orchid.example' });
  await write(within(address).getByLabelText(/Current password/), 'seven green kettles');
  await userEvent.click(within(address).getByRole('button', { name: 'Send confirmation link' }));
  await screen.findByRole('dialog', { name: 'Confirm the new address' });
  expect(sentTo(updateRecruiter)[0]?.body).toEqual({
    userId: aRecruiterResponse().userId,
    vendorId: aRecruiterResponse().vendorId,
    email: 'ananya@orchid.example',
    currentPassword: 'seven green kettles',
  });
  expect(screen.getByText(/is not confirmed yet/).textContent).toContain('ananya@orchid.example');
  expect(screen.getByText(/You log in with/).textContent).toContain('ananya@northbridge.example');
});

test('entering the present address withdraws an address change', async () => {
  stubRecord({ pendingEmail: 'ananya@orchid.example' });
  renderAt(paths.profile());
  const keep = await screen.findByRole('button', { name: 'Keep the current address' });
  stubRecord({ pendingEmail: null });
  await userEvent.click(keep);
  await screen.findByRole('dialog', { name: 'Email address kept' });
  expect(sentTo(updateRecruiter)[0]?.body).toMatchObject({ email: 'ananya@northbridge.example' });
  expect(screen.queryByText(/is not confirmed yet/)).toBeNull();
});

test('an address confirmed in another window is also shown in the bar', async () => {
  stubRecord({ email: 'ananya@orchid.example', displayName: 'Ananya R' });
  const { store } = renderAt(paths.profile());
  await screen.findByText('You log in with ananya@orchid.example.');
  expect(store.getState().RECRUITER).toMatchObject({
    email: 'ananya@orchid.example',
    displayName: 'Ananya R',
  });
});

test('a switch changes which mails come once it is saved', async () => {
  renderAt(paths.profile());
  const switches = await form('Notifications');
  const save = within(switches).getByRole('button', { name: 'Save notifications' });
  expect(save.hasAttribute('disabled')).toBe(true);
  const prefs = { assigned: true, decided: false, scorecards: true, submissions: true };
  stubRecord({ notificationPrefs: prefs });
  await userEvent.click(within(switches).getByRole('switch', { name: /decides about a candidate/ }));
  await userEvent.click(save);
  await screen.findByRole('dialog', { name: 'Profile saved' });
  expect(sentTo(updateRecruiter)[0]?.body).toMatchObject({ notificationPrefs: prefs });
});

test('only an administrator can name the organization', async () => {
  signIn('USER_RECRUITER');
  renderAt(paths.profile());
  expect((await screen.findByLabelText('Organization Name')).hasAttribute('readonly')).toBe(true);
});

test('one other session is ended, or all of them, but the present one cannot be', async () => {
  const other = aSession();
  const present = aSession({ sessionId: 'present', device: 'Chrome on macOS', isCurrent: true });
  stubApi(listOwnSessions, { status: 'success', data: [other, present] });
  stubApi(endOwnSession, { status: 'success', data: { ended: 1 } });
  renderAt(paths.profile());
  const said = listenToToasts();
  const card = await screen.findByRole('region', { name: 'Where you are logged in' });
  const [first, ...more] = await within(card).findAllByRole('listitem');
  expect(first?.textContent).toContain('Chrome on macOS This device');
  expect(more).toHaveLength(1);
  const prove = async (title: string) => {
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await userEvent.type(dialog.getByLabelText('Current password'), 'seven green kettles{Enter}');
  };
  await userEvent.click(within(card).getByRole('button', { name: /^Log out Firefox on Windows/ }));
  expect(sentTo(endOwnSession)).toEqual([]);
  await prove('Log out Firefox on Windows');
  await waitFor(() => expect(said).toEqual(['That device is logged out']));
  await userEvent.click(within(card).getByRole('button', { name: 'Log out everywhere else' }));
  await prove('Log out everywhere else');
  await waitFor(() => expect(said).toHaveLength(2));
  expect(sentTo(endOwnSession).map(({ query }) => query)).toEqual([{ sessionId: other.sessionId }, {}]);
  const body = { currentPassword: 'seven green kettles' };
  expect(sentTo(endOwnSession).map((sent) => sent.body)).toEqual([body, body]);
  expect(within(card).queryByRole('button', { name: /Chrome/ })).toBeNull();
});
