import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderAt } from '../../test/render-at.tsx';
import { installFetchStub } from '../../test/stub-api.ts';
import { notify } from './notify.ts';
// Imported before the first test's clock starts, since compiling a screen takes time.
import './toaster.tsx';

beforeEach(installFetchStub);

const refuse = () =>
  notify.failure('unable to create booking', {
    code: 'SLOT_CONFLICT',
    messages: ['Arjun is busy', 'Pick another time'],
  });

test('a refusal is an alert with the fixed text, the code as heading and the messages as a list', async () => {
  renderAt('/login');
  await screen.findByRole('heading', { name: 'Log in' });
  act(() => void refuse());
  const toast = within(await screen.findByRole('alert'));
  expect(toast.getByText('unable to create booking')).toBeTruthy();
  expect(toast.getByText('SLOT_CONFLICT')).toBeTruthy();
  expect(toast.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Arjun is busy',
    'Pick another time',
  ]);
});

test('toasts raised before the toaster has loaded are shown, newest first', async () => {
  renderAt('/login');
  await screen.findByRole('heading', { name: 'Log in' });
  act(() => {
    notify.progress('Creating new Meeting');
    notify.success('Meeting created Successfully');
  });
  const newer = await screen.findByText('Meeting created Successfully');
  const older = await screen.findByText('Creating new Meeting');
  expect(newer.compareDocumentPosition(older) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('a progress toast disappears once its action’s outcome is shown, which stays', async () => {
  renderAt('/login');
  await screen.findByRole('heading', { name: 'Log in' });
  act(() => {
    const ends = notify.progress('Updating panelist');
    notify.failure('Unable to update the panelist', { ends });
  });
  expect(await screen.findByText('Updating panelist')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Updating panelist')).toBeNull(), { timeout: 5000 });
  expect(screen.getByText('Unable to update the panelist')).toBeTruthy();
});
