import { updateRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#navigation/paths.ts';
import { renderAt } from '../../../test/render-at.tsx';
import { aRecruiterResponse, signIn } from '../../../test/sign-in.ts';
import { aFailure, installFetchStub, sentTo, stubApi } from '../../../test/stub-api.ts';
import './profile.page.tsx';

vi.setConfig({ testTimeout: 90_000 });

beforeEach(() => {
  installFetchStub();
  signIn();
});

async function renameTo(name: string) {
  const field = await screen.findByLabelText('Display Name');
  await userEvent.clear(field);
  await userEvent.type(field, name);
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
}

test('a saved profile is told by toast and modal, and the bar shows the new name', async () => {
  const { data, userId } = aRecruiterResponse();
  stubApi(updateRecruiter, { status: 'success', userId, data: { ...data, displayName: 'Ananya R' } });
  const { store } = renderAt(paths.profile());
  await renameTo('Ananya R');
  expect(await screen.findByRole('dialog', { name: 'Profile saved' })).toBeTruthy();
  expect(screen.getAllByText('User updated Successfully').length).toBeGreaterThan(1);
  expect(store.getState().RECRUITER.displayName).toBe('Ananya R');
  expect(store.getState().APPLOADER.showRegistrationModal).toBe(true);
});

test('a refused profile is told by toast and modal', async () => {
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

test('a wrong current password is said at its field', async () => {
  const message = 'The current password is not correct';
  const refusal = { message: [message], fieldErrors: { currentPassword: message } };
  stubApi(updateRecruiter, aFailure('VALIDATION_FAILED', refusal));
  renderAt(paths.profile());
  await userEvent.type(await screen.findByLabelText('Current password'), 'guess');
  await userEvent.type(screen.getByLabelText('New password'), 'correct horse battery');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  const field = screen.getByLabelText('Current password');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(message).length).toBeGreaterThan(0);
  const result = await screen.findByRole('dialog', { name: 'Password not changed' });
  expect(within(result).getByText('unable to update user. Please try again.')).toBeTruthy();
});
