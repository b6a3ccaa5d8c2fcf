import * as endpoints from '@slotwise/contract/bookings/bookings.endpoints';
import type { Booking } from '@slotwise/contract/bookings/bookings.schema';
import { reviseBooking } from '@slotwise/contract/bookings/changes.endpoints';
import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#navigation/paths.ts';
import { aBookingRecord, getCounts } from '../../../test/bookings.ts';
import { fill } from '../../../test/meeting-form.ts';
import { aPage, aPanelistRecord } from '../../../test/panelists.ts';
import { renderAt } from '../../../test/render-at.tsx';
import { signIn } from '../../../test/sign-in.ts';
import { listenToToasts } from '../../../test/toasts.ts';
import { aFailure, installFetchStub, sentTo, stubApi, stubNoAnswer } from '../../../test/stub-api.ts';
import { bookingViewed } from '#features/bookings/bookings.slice.ts';
import './reschedule-meeting.page.tsx';

vi.setConfig({ testTimeout: 90_000 });

const MEETING = aBookingRecord();
const { bookingId } = MEETING;

const answer = (data: Booking) => ({ status: 'success' as const, bookingId: data.bookingId, data });

const moved = (warnings: { code: 'OUTSIDE_HOURS'; message: string }[] = []) => ({
  ...answer(aBookingRecord({ version: 2, rescheduleCount: 1 })),
  warnings,
});

let said: string[] = [];

beforeEach(() => {
  said = listenToToasts();
  installFetchStub();
  signIn();
  stubApi(listPanelists, aPage([aPanelistRecord()]));
  stubApi(endpoints.listBookings, aPage([MEETING]));
  stubApi(endpoints.countBookings, getCounts({ SCHEDULED: 1 }));
  stubApi(endpoints.getBooking, answer(MEETING));
});

const startField = () => screen.findByRole('textbox', { name: 'Start' }, { timeout: 10_000 });

/** Opens the meeting and chooses 17:00, as asked for by the candidate. */
async function chooseAnotherTime(path = paths.meeting(bookingId)) {
  const { store } = renderAt(path);
  const user = userEvent.setup();
  await fill(user, await startField(), '17');
  await user.tab();
  await user.click(screen.getByRole('radio', { name: 'The candidate asked for it' }));
  await fill(user, screen.getByRole('textbox', { name: 'Note' }), 'Meera travels that morning.');
  return { user, store };
}

const move = () => screen.getByRole('button', { name: 'Move meeting' });

test('a proposed window fills in the new time, in the meeting’s zone', async () => {
  const windows = [{ start: '2030-11-27T09:30', end: '2030-11-27T12:00', timeZone: 'Europe/Stockholm' }];
  const proposal: Booking['proposals'][number] = {
    proposalId: 't1',
    byName: 'Sofia',
    byEmail: 'sofia@northbridge.example',
    byRole: 'PANELIST',
    source: 'LINK',
    comments: '',
    at: '2030-11-20T04:45:00.000Z',
    windows,
  };
  stubApi(endpoints.getBooking, answer(aBookingRecord({ proposals: [proposal] })));
  renderAt(paths.meeting(bookingId, { proposal: 't1', window: '0' }));
  expect(((await startField()) as HTMLInputElement).value).toBe('14:00');
  expect(screen.getByText('27/11/2030 14:00–15:00')).toBeTruthy();
});

test('a move sends the stripped booking with time and reason, confirms it and goes to the dashboard', async () => {
  stubApi(reviseBooking, moved([{ code: 'OUTSIDE_HOURS', message: 'Sofia would rather not' }]));
  const { user, store } = await chooseAnotherTime();
  expect(screen.getByText('26/11/2030 15:00–16:00').tagName).toBe('DEL');
  expect(screen.getByText('26/11/2030 17:00–18:00')).toBeTruthy();
  await user.click(move());

  const result = within(await screen.findByRole('dialog', { name: 'Meeting rescheduled' }));
  expect(said).toEqual(['Rescheduling Meeting', 'Rescheduled Meeting Successfully']);
  expect(result.getByText('Sofia would rather not')).toBeTruthy();
  expect(window.location.pathname).toBe(paths.dashboard());
  expect(store.getState().ACTIONS.bookingDetails?.actionType).toBe('created');
  expect(store.getState().ACTIONS.overlayLoading).toBe(false);
  expect(store.getState().APPLOADER).toMatchObject({
    showEditBookingModal: true,
    modalData: { isSucces: true },
  });
  const body = sentTo(reviseBooking)[0]?.body;
  expect(body).toMatchObject({
    bookingId,
    version: 1,
    actionType: 'reschedule',
    meetingInfo: { startTime: '2030-11-26T17:00', endTime: '2030-11-26T18:00', timeZone: 'Asia/Kolkata' },
    reason: { code: 'CANDIDATE_ASKED', text: 'Meera travels that morning.' },
  });
  for (const field of ['assignee', 'candidateWhatsApp', 'linkedInProfile', 'submissionDate', 'workFlow']) {
    expect(body).not.toHaveProperty(field);
  }
});

test('an answer without a booking opens the failure modal with the server’s message, and the form stays', async () => {
  const busy = 'Sofia Lindqvist is busy 17:00–18:00 IST on 26/11/2030';
  stubApi(reviseBooking, aFailure('SLOT_CONFLICT', { message: [busy] }));
  const { user, store } = await chooseAnotherTime();
  await user.click(move());
  const failed = within(await screen.findByRole('dialog', { name: 'Meeting not rescheduled' }));
  expect(said).toEqual(['Rescheduling Meeting', 'Unable to rescheduled Meeting']);
  expect(failed.getByText(busy)).toBeTruthy();
  expect(failed.getByText('SLOT_CONFLICT')).toBeTruthy();
  expect(store.getState().APPLOADER.modalData?.isFailed).toBe(true);
  expect(store.getState().ACTIONS.overlayLoading).toBe(false);
  await user.click(failed.getByRole('button', { name: 'Close' }));
  expect(within(screen.getByRole('region', { name: 'Time' })).getByText(busy)).toBeTruthy();
  expect(await startField()).toHaveProperty('value', '17:00');
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveProperty(
    'value',
    'Meera travels that morning.',
  );
});

test('a lost answer leaves the screen as it is, without the overlay', async () => {
  stubNoAnswer(reviseBooking);
  const { user, store } = await chooseAnotherTime();
  await user.click(move());
  expect(await screen.findByRole('dialog', { name: 'Meeting not rescheduled' })).toBeTruthy();
  expect(said).toEqual(['Rescheduling Meeting', 'Unable to rescheduled Meeting']);
  expect(store.getState().ACTIONS.overlayLoading).toBe(false);
  expect(window.location.pathname).toBe(paths.meeting(bookingId));
});

test('a nonexistent time can be replaced by one of those the server suggests', async () => {
  const details = { field: 'meetingInfo.startTime', suggestions: [{ wallTime: '2030-11-27T09:15' }] };
  stubApi(reviseBooking, aFailure('TIME_DOES_NOT_EXIST', { details }));
  const { user } = await chooseAnotherTime();
  await user.click(move());
  const failed = within(await screen.findByRole('dialog', { name: 'Meeting not rescheduled' }));
  await user.click(failed.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: '27/11/2030 09:15' }));
  expect(await startField()).toHaveProperty('value', '09:15');
  expect(screen.getByPlaceholderText('DD/MM/YYYY')).toHaveProperty('value', '27/11/2030');
  expect(screen.queryByText('This time does not exist')).toBeNull();
});

test('someone was faster: the page says who did what, and one click moves the meeting all the same', async () => {
  const step = { ...aBookingRecord().workFlow[0], byName: 'Rohit Kulkarni' };
  const details = { version: 5, bookingStatus: 'SCHEDULED', changes: [step] };
  stubApi(reviseBooking, aFailure('VERSION_CONFLICT', { details }));
  const { user } = await chooseAnotherTime();
  await user.click(move());
  const failed = within(await screen.findByRole('dialog', { name: 'Meeting not rescheduled' }));
  await user.click(failed.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('Rohit Kulkarni changed this meeting first.')).toBeTruthy();
  stubApi(endpoints.getBooking, answer(aBookingRecord({ version: 5 })));
  stubApi(reviseBooking, moved());
  await user.click(screen.getByRole('button', { name: 'Try again on the new version' }));
  expect(await screen.findByRole('dialog', { name: 'Meeting rescheduled' })).toBeTruthy();
  expect(sentTo(reviseBooking)[1]?.body).toMatchObject({
    version: 5,
    meetingInfo: { startTime: '2030-11-26T17:00' },
    reason: { text: 'Meera travels that morning.' },
  });
});

test('the old time and a missing reason are refused before anything is sent', async () => {
  renderAt(paths.meeting(bookingId));
  await startField();
  await userEvent.click(move());
  expect(await screen.findByText('This is the old time. Choose another one.')).toBeTruthy();
  expect(screen.getByText('Reason is required')).toBeTruthy();
  expect(sentTo(reviseBooking)).toHaveLength(0);
});

test('without a viewed meeting the bare address goes to the dashboard, with one it moves that meeting', async () => {
  const { store, router } = renderAt(paths.rescheduleMeeting());
  await waitFor(() => expect(window.location.pathname).toBe(paths.dashboard()));
  await act(async () => {
    store.dispatch(bookingViewed(MEETING));
    await router.navigate(paths.rescheduleMeeting());
  });
  expect(await screen.findByRole('heading', { name: 'Reschedule Meera Krishnan' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Keep the old time' }).getAttribute('href')).toBe(
    paths.viewMeeting(bookingId),
  );
});

test('a cancelled meeting is scheduled again, even at its old time', async () => {
  stubApi(endpoints.getBooking, answer(aBookingRecord({ bookingStatus: 'CANCELLED' })));
  stubApi(reviseBooking, moved());
  renderAt(paths.meeting(bookingId));
  expect(await screen.findByRole('heading', { name: 'Schedule Meera Krishnan again' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Leave it cancelled' })).toBeTruthy();
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: 'Another reason' }));
  await user.click(screen.getByRole('button', { name: 'Schedule again' }));
  await waitFor(() => expect(said).toContain('Rescheduled Meeting Successfully'));
  expect(sentTo(reviseBooking)[0]?.body).toMatchObject({ meetingInfo: { startTime: '2030-11-26T15:00' } });
});

test('a meeting that cannot be moved says so instead of offering the form', async () => {
  stubApi(endpoints.getBooking, answer(aBookingRecord({ bookingStatus: 'SELECTED', allowedActions: [] })));
  renderAt(paths.meeting(bookingId));
  expect(await screen.findByRole('heading', { name: 'This cannot be changed now' })).toBeTruthy();
});
