import { reviseBooking } from '@slotwise/contract/bookings/changes.endpoints';
import { listNeeds } from '@slotwise/contract/bookings/needs.endpoints';
import * as endpoints from '@slotwise/contract/bookings/bookings.endpoints';
import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import { getSampleData } from '@slotwise/contract/sample-data/sample-data.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { paths } from '#navigation/paths.ts';
import { aBookingRecord, getCounts } from '../../../../test/bookings.ts';
import { aNeed, NO_SAMPLES } from '../../../../test/needs.ts';
import { openMeeting, stubMeeting } from '../../../../test/open-meeting.ts';
import { aPage, aPanelistRecord } from '../../../../test/panelists.ts';
import { renderAt } from '../../../../test/render-at.tsx';
import { signIn } from '../../../../test/sign-in.ts';
import { aFailure, installFetchStub, sentTo, stubApi } from '../../../../test/stub-api.ts';
import '#features/dashboard/home/dashboard.page.tsx';
import '#features/meeting/view-meeting.page.tsx';

vi.setConfig({ testTimeout: 90_000 });

const movedTime = { startLocal: '2030-11-26T14:00', endLocal: '2030-11-26T15:00' };
function settled(overrides = {}) {
  const data = aBookingRecord({ version: 2, ...overrides });
  const status = 'success' as const;
  return { status, bookingId: data.bookingId, message: ['Done'], data, warnings: [] };
}
const note = () => within(screen.getByRole('region', { name: 'Moved time' }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('the page of a meeting says that its clocks moved, and keeps the agreed time with one press', async () => {
  await openMeeting({ movedTime });
  expect(note().getByText(/agreed for 15:00, clocks there will show 14:00/)).toBeTruthy();
  stubApi(reviseBooking, () => {
    stubMeeting({ version: 2 });
    return settled();
  });
  await press('Keep 15:00: Meera Krishnan');
  const question = await dialog('Keep 15:00: Meera Krishnan');
  expect(question.getByText(/clocks in Kolkata show 26\/11\/2030 15:00–16:00, as agreed/)).toBeTruthy();
  expect(question.getByRole('link', { name: 'Choose another time' }).getAttribute('href')).toContain(
    '/meeting/',
  );
  expect(sentTo(reviseBooking)).toHaveLength(0);
  await userEvent.click(question.getByRole('button', { name: 'Keep 15:00' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Moved time' })).toBeNull());
  expect(sentTo(reviseBooking)[0]?.body).toMatchObject({ version: 1, movedTimeAnswer: 'KEEP_WALL_TIME' });
});

test('a meeting that keeps its instant takes the time clocks will show', async () => {
  await openMeeting({ movedTime });
  stubApi(reviseBooking, settled());
  await press('Take 14:00: Meera Krishnan');
  const question = await dialog('Take 14:00: Meera Krishnan');
  await userEvent.click(question.getByRole('button', { name: 'Take 14:00' }));
  await waitFor(() =>
    expect(sentTo(reviseBooking)[0]?.body).toMatchObject({ movedTimeAnswer: 'KEEP_INSTANT' }),
  );
});

test('a person who would be busy then is named, and the question stays', async () => {
  await openMeeting({ movedTime });
  stubApi(reviseBooking, aFailure('SLOT_CONFLICT', { message: ['Sofia Lindqvist is busy then.'] }));
  await press('Keep 15:00: Meera Krishnan');
  const question = await dialog('Keep 15:00: Meera Krishnan');
  await userEvent.click(question.getByRole('button', { name: 'Keep 15:00' }));
  expect(await question.findByText('Sofia Lindqvist is busy then.')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Moved time' })).toBeTruthy();
});

test('another person’s change is shown, and the answer is applied to the new version', async () => {
  await openMeeting({ movedTime });
  const details = { version: 4, bookingStatus: 'SCHEDULED', changes: [] };
  stubApi(reviseBooking, aFailure('VERSION_CONFLICT', { details }));
  await press('Keep 15:00: Meera Krishnan');
  const question = await dialog('Keep 15:00: Meera Krishnan');
  await userEvent.click(question.getByRole('button', { name: 'Keep 15:00' }));
  const again = await question.findByRole('button', { name: 'Try again on the new version' });
  stubMeeting({ movedTime, version: 4 });
  stubApi(reviseBooking, settled({ version: 5 }));
  await userEvent.click(again);
  await waitFor(() => expect(sentTo(reviseBooking).at(-1)?.body).toMatchObject({ version: 4 }));
});

test('a reader who may not move it sees the note but no buttons', async () => {
  await openMeeting({ movedTime, allowedActions: ['comment'] }, { role: 'USER_PANEL' });
  expect(note().getByText('The recruiter decides which of the two times applies.')).toBeTruthy();
  expect(note().queryByRole('button')).toBeNull();
});

test('the dashboard asks about it with both answers, and stops once one is given', async () => {
  installFetchStub();
  stubApi(endpoints.listBookings, aPage([aBookingRecord()]));
  stubApi(endpoints.countBookings, getCounts({ SCHEDULED: 3 }));
  stubApi(listPanelists, aPage([aPanelistRecord()]));
  stubApi(getSampleData, { status: 'success', data: NO_SAMPLES });
  const timeZone = 'Europe/London';
  stubApi(listNeeds, aPage([aNeed({ kind: 'WALL_TIME_MOVED', names: [], timeZone, version: 3, movedTime })]));
  signIn('ADMIN');
  renderAt(paths.dashboard());
  const card = within(await screen.findByRole('region', { name: 'Needs you 1' }, { timeout: 15_000 }));
  expect(card.getByText('Time moved: Meera Krishnan')).toBeTruthy();
  expect(
    card.getByText(/^New clock rules in London: agreed for 15:00, clocks there will show 14:00/),
  ).toBeTruthy();
  stubApi(reviseBooking, settled());
  await press('Take 14:00: Meera Krishnan');
  const question = await dialog('Take 14:00: Meera Krishnan');
  stubApi(listNeeds, aPage([]));
  await userEvent.click(question.getByRole('button', { name: 'Take 14:00' }));
  expect(await card.findByText('Nothing needs you right now.')).toBeTruthy();
  expect(sentTo(reviseBooking)[0]?.body).toMatchObject({
    bookingId: 'b1',
    version: 3,
    movedTimeAnswer: 'KEEP_INSTANT',
  });
});
