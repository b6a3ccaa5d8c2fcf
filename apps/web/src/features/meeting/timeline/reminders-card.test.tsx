import { listEarlierSteps } from '@slotwise/contract/bookings/bookings.endpoints';
import { listReminders } from '@slotwise/contract/bookings/reminders.endpoints';
import type { Reminder } from '@slotwise/contract/bookings/reminders.schema';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openMeeting } from '../../../../test/open-meeting.ts';
import { sentTo, stubApi } from '../../../../test/stub-api.ts';
import { reminderLines } from './reminder-words.model.ts';

const aReminder = (overrides: Partial<Reminder>): Reminder => ({
  kind: 'DAY_BEFORE',
  recipientName: 'Meera Krishnan',
  recipientEmail: 'meera@mail.example',
  dueAt: '2030-11-25T09:30:00.000Z',
  state: 'WAITING',
  cause: '',
  settledAt: null,
  ...overrides,
});

test('reminders with the same outcome are one line: the next first, then the latest, each with its outcome', () => {
  const hour = { kind: 'HOUR_BEFORE', dueAt: '2030-11-26T08:30:00.000Z' } as const;
  const sent = { state: 'SENT', settledAt: '2030-11-25T09:30:20.000Z' } as const;
  const off = {
    state: 'CANCELLED',
    cause: 'The meeting was moved',
    dueAt: '2030-11-20T09:30:00.000Z',
  } as const;
  const lines = reminderLines(
    [
      aReminder(off),
      aReminder(sent),
      aReminder({ ...sent, recipientName: 'Asha Rao' }),
      aReminder(hour),
      aReminder({ ...hour, recipientName: 'Asha Rao' }),
    ],
    'Asia/Kolkata',
  );
  expect(lines.map(({ title, names, outcome }) => [title, names.join(', '), outcome])).toEqual([
    ['Reminder 1 h before', 'Meera Krishnan, Asha Rao', 'planned for 26/11/2030 14:00'],
    ['Reminder 24 h before', 'Meera Krishnan, Asha Rao', 'sent 25/11/2030 15:00'],
    ['Reminder 24 h before', 'Meera Krishnan', 'cancelled: The meeting was moved'],
  ]);
});

test('the timeline shows them, and strikes out cancelled ones', async () => {
  const { data } = await openMeeting();
  const off = aReminder({ state: 'CANCELLED', cause: 'The meeting was cancelled' });
  stubApi(listReminders, { status: 'success', bookingId: data.bookingId, data: [off] });
  await userEvent.click(screen.getByRole('tab', { name: 'Timeline' }));
  const list = await screen.findByRole('list', { name: 'Reminders' });
  expect(within(list).getByText('Reminder 24 h before').tagName).toBe('S');
  expect(within(list).getByText('To Meera Krishnan · cancelled: The meeting was cancelled')).toBeTruthy();
});

test('the timeline says so if no one is reminded', async () => {
  await openMeeting({}, { tab: 'timeline' });
  expect(await screen.findByText('No reminders are planned for this meeting.')).toBeTruthy();
});

test('a panelist is not shown who is reminded', async () => {
  await openMeeting({}, { role: 'USER_PANEL', tab: 'timeline' });
  expect(screen.queryByText('Reminders')).toBeNull();
  expect(sentTo(listReminders)).toHaveLength(0);
});

test('earlier steps of a long history are read on request', async () => {
  const { data } = await openMeeting({ earlierSteps: 3 });
  const [first] = data.workFlow;
  await userEvent.click(screen.getByRole('tab', { name: 'Timeline' }));
  stubApi(listEarlierSteps, {
    status: 'success',
    bookingId: data.bookingId,
    data: [{ ...first!, step: 1, byName: 'Nila Das' }],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show earlier steps' }));
  await screen.findByText('Nila Das');
  expect(sentTo(listEarlierSteps).at(-1)).toMatchObject({ query: { before: '3' } });
  expect(screen.queryByRole('button', { name: 'Show earlier steps' })).toBeNull();
});
