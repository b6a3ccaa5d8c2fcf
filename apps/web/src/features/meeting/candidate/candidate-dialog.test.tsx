import { updateCandidate } from '@slotwise/contract/bookings/candidate.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { aBookingRecord } from '../../../../test/bookings.ts';
import { openMeeting, stubMeeting } from '../../../../test/open-meeting.ts';
import { aFailure, sentTo, stubApi } from '../../../../test/stub-api.ts';
import '../view-meeting.page.tsx';

vi.setConfig({ testTimeout: 90_000 });

const record = aBookingRecord({ allowedActions: ['candidateDetails'] });
const { bookingId, candidateDetails } = record;

async function openForm() {
  await openMeeting({ allowedActions: ['candidateDetails'] }, { tab: 'candidate' });
  await userEvent.click(screen.getByRole('button', { name: 'Edit details…' }));
  return within(await screen.findByRole('form', { name: 'Edit Meera Krishnan' }));
}

async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

test('changes are sent on top of what was read', async () => {
  const form = await openForm();
  stubApi(updateCandidate, { status: 'success', bookingId, data: record });
  await retype(form.getByLabelText('Location'), 'Pune');
  await retype(form.getByLabelText('Total experience, years'), '8.5');
  await userEvent.click(form.getByRole('button', { name: 'Save candidate' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo(updateCandidate)[0]?.body).toMatchObject({
    bookingId,
    candidateDetails: { ...candidateDetails, currentLocation: 'Pune', totalExperience: 8.5 },
  });
});

test('an invalid field shows its error, and nothing is sent', async () => {
  const form = await openForm();
  await retype(form.getByLabelText(/^Email/), 'meera');
  await userEvent.click(form.getByRole('button', { name: 'Save candidate' }));
  expect(await form.findByText('Invalid email address')).toBeTruthy();
  expect(sentTo(updateCandidate)).toHaveLength(0);
});

test('a retry after someone else’s change changes only the form’s own fields', async () => {
  const form = await openForm();
  const details = { version: 2, bookingStatus: 'SCHEDULED', changes: [] };
  stubApi(updateCandidate, aFailure('VERSION_CONFLICT', { details }));
  await retype(form.getByLabelText('Location'), 'Pune');
  await userEvent.click(form.getByRole('button', { name: 'Save candidate' }));
  const again = await form.findByRole('button', { name: 'Try again on the new version' });
  const theirs = { ...candidateDetails, currentCompany: 'Halden Bank' };
  stubMeeting({ version: 2, candidateDetails: theirs, allowedActions: ['candidateDetails'] });
  stubApi(updateCandidate, { status: 'success', bookingId, data: record });
  await userEvent.click(again);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo(updateCandidate)[1]?.body).toMatchObject({
    version: 2,
    candidateDetails: { currentCompany: 'Halden Bank', currentLocation: 'Pune' },
  });
});

test('Escape over changed fields asks before discarding them', async () => {
  const form = await openForm();
  await retype(form.getByLabelText('Location'), 'Pune');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(form.getByLabelText<HTMLInputElement>('Location').value).toBe('Pune');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
