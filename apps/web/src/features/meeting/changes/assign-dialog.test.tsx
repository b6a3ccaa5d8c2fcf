import { assignBooking } from '@slotwise/contract/bookings/changes.endpoints';
import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import { listMembers } from '@slotwise/contract/recruiters/members.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { aMemberRecord } from '../../../../test/members.ts';
import { openMeeting } from '../../../../test/open-meeting.ts';
import { aPage, aPanelistRecord } from '../../../../test/panelists.ts';
import { aFailure, sentTo, stubApi } from '../../../../test/stub-api.ts';
import '../view-meeting.page.tsx';

vi.setConfig({ testTimeout: 90_000 });

const arjun = aPanelistRecord({
  panelistId: '0198a000-0000-7000-8000-0000000000a2',
  displayName: 'Arjun Nair',
  email: 'arjun@northbridge.example',
});
const gone = aMemberRecord({
  userId: '0198a000-0000-7000-8000-000000000009',
  displayName: 'Lena Vogt',
  email: 'lena@northbridge.example',
  accountStatus: 'DISABLED',
});

async function openDialog() {
  await openMeeting({ allowedActions: ['assign'] });
  stubApi(listMembers, aPage([aMemberRecord(), gone]));
  stubApi(listPanelists, aPage([arjun]));
  stubApi(assignBooking, aFailure('FORBIDDEN'));
  await userEvent.click(screen.getByRole('button', { name: 'Assign…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Assign the next step' });
  const who = within(dialog).getByRole('combobox', { name: 'Who takes the next step' });
  return { dialog, who };
}

const assign = (dialog: HTMLElement) =>
  userEvent.click(within(dialog).getByRole('button', { name: 'Assign' }));

test('members and panelists are offered under their headings, and a person who left is not', async () => {
  const { dialog, who } = await openDialog();
  await userEvent.click(who);
  await screen.findByRole('option', { name: /Ravi Menon/, hidden: true });
  expect(screen.getByText('Members')).toBeTruthy();
  expect(screen.getByText('Panelists')).toBeTruthy();
  expect(screen.getByText('This meeting')).toBeTruthy();
  expect(screen.queryByRole('option', { name: /Lena Vogt/, hidden: true })).toBeNull();
  await userEvent.click(screen.getByRole('option', { name: /Ravi Menon/, hidden: true }));
  await assign(dialog);
  await waitFor(() => expect(sentTo(assignBooking)).toHaveLength(1));
  expect(sentTo(assignBooking)[0]?.query).toMatchObject({ assigneeEmail: 'ravi@northbridge.example' });
});

test('an address can be typed if no one of that name is listed', async () => {
  const { dialog, who } = await openDialog();
  stubApi(listMembers, aPage([]));
  stubApi(listPanelists, aPage([]));
  await userEvent.type(who, 'noor@northbridge.example');
  await userEvent.click(await screen.findByRole('option', { name: /noor@/, hidden: true }));
  await assign(dialog);
  await waitFor(() => expect(sentTo(assignBooking)).toHaveLength(1));
  expect(sentTo(assignBooking)[0]?.query).toMatchObject({ assigneeEmail: 'noor@northbridge.example' });
});
