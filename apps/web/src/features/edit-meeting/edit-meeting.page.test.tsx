import * as endpoints from '@slotwise/contract/bookings/bookings.endpoints';
import type { Booking } from '@slotwise/contract/bookings/bookings.schema';
import { updateCandidate } from '@slotwise/contract/bookings/candidate.endpoints';
import { reviseBooking } from '@slotwise/contract/bookings/changes.endpoints';
import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#navigation/paths.ts';
import { aBookingRecord } from '../../../test/bookings.ts';
import { fill, nameField } from '../../../test/meeting-form.ts';
import { aPage, aPanelistRecord } from '../../../test/panelists.ts';
import { renderAt } from '../../../test/render-at.tsx';
import { signIn } from '../../../test/sign-in.ts';
import { listenToToasts } from '../../../test/toasts.ts';
import { aFailure, installFetchStub, sentTo, stubApi } from '../../../test/stub-api.ts';
import './edit-meeting.page.tsx';

vi.setConfig({ testTimeout: 90_000 });

const MEETING = aBookingRecord();
const { bookingId } = MEETING;
const answer = (data: Booking) => ({ status: 'success' as const, bookingId: data.bookingId, data });
const revised = (data: Booking) => ({ ...answer(data), warnings: [] });

const inJob = (jobTitle: string, version: number) => aBookingRecord({ jobTitle, version });
const named = (candidateName: string, version: number) =>
  aBookingRecord({ version, candidateDetails: { ...MEETING.candidateDetails, candidateName } });

let said: string[] = [];

beforeEach(() => {
  said = listenToToasts();
  installFetchStub();
  signIn();
  stubApi(listPanelists, aPage([aPanelistRecord()]));
  stubApi(endpoints.getBooking, answer(MEETING));
});

async function open() {
  const { store } = renderAt(paths.editMeeting(bookingId));
  await nameField();
  return { user: userEvent.setup(), store };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save changes' });

test('the form shows the meeting, and unchanged it has nothing to save and no one to notify', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Edit Scheduled Meeting' })).toBeTruthy();
  expect(field('Job title')).toHaveProperty('value', 'Senior Data Engineer');
  expect(field('Start')).toHaveProperty('value', '15:00');
  expect(screen.getByText('No changes yet, so no one is notified')).toBeTruthy();
  expect(save()).toHaveProperty('disabled', true);
});

test('only the changes are sent besides the stripped booking, and the page shows the result', async () => {
  const { user, store } = await open();
  await fill(user, field('Job title'), 'Data Engineer');
  expect(screen.getByText('All 3 people get an updated invitation')).toBeTruthy();
  stubApi(reviseBooking, revised(inJob('Data Engineer', 2)));
  stubApi(endpoints.getBooking, answer(inJob('Data Engineer', 2)));
  await user.click(save());
  expect(await screen.findByRole('dialog', { name: 'Meeting saved' })).toBeTruthy();
  expect(said).toEqual(['Updating Meeting', 'Updating Meeting Successfully']);
  expect(window.location.pathname).toBe(paths.editMeeting(bookingId));
  expect(store.getState().ACTIONS.overlayLoading).toBe(false);
  expect(store.getState().BOOKING.booking?.version).toBe(2);
  expect(sentTo(updateCandidate)).toHaveLength(0);
  const body = sentTo(reviseBooking)[0]?.body;
  expect(body).toMatchObject({
    version: 1,
    actionType: 'update',
    jobTitle: 'Data Engineer',
    meetingInfo: { startTime: '26/11/2030 15:00', endTime: '26/11/2030 16:00', timeZone: 'Asia/Kolkata' },
  });
  expect(body).not.toHaveProperty('workFlow');
  expect(body).not.toHaveProperty('instructions');
});

test('the candidate’s details are sent by their own call alone', async () => {
  const { user, store } = await open();
  await fill(user, await nameField(), 'Meera K. Nair');
  expect(screen.getByText('The panel gets an updated invitation, Meera Krishnan does not')).toBeTruthy();
  stubApi(updateCandidate, answer(named('Meera K. Nair', 2)));
  stubApi(endpoints.getBooking, answer(named('Meera K. Nair', 2)));
  await user.click(save());
  await waitFor(() => expect(save()).toHaveProperty('disabled', true));
  expect(said).toEqual(['Updating Candidate Details', 'Updating Candidate Details Successfully']);
  expect(sentTo(updateCandidate)[0]?.body).toMatchObject({
    version: 1,
    candidateDetails: { candidateName: 'Meera K. Nair', email: 'meera@mail.example' },
  });
  expect(sentTo(reviseBooking)).toHaveLength(0);
  expect(store.getState().ACTIONS.overlayLoading).toBe(false);
});

test('both are saved one after the other, the second on the version the first led to', async () => {
  const { user } = await open();
  await fill(user, await nameField(), 'Meera K. Nair');
  await fill(user, field('Start'), '17');
  await user.tab();
  expect(screen.getByText(/^The time moves: 3 people get an updated invitation$/)).toBeTruthy();
  stubApi(updateCandidate, answer(named('Meera K. Nair', 2)));
  stubApi(reviseBooking, revised(named('Meera K. Nair', 3)));
  await user.click(save());
  expect(await screen.findByRole('dialog', { name: 'Meeting saved' })).toBeTruthy();
  expect(sentTo(reviseBooking)[0]?.body).toMatchObject({
    version: 2,
    actionType: 'reschedule',
    meetingInfo: { startTime: '2030-11-26T17:00' },
  });
});

test('a refused candidate keeps everything typed and says why at the field', async () => {
  const { user, store } = await open();
  const message = 'Sofia Lindqvist is on the panel with this address';
  stubApi(
    updateCandidate,
    aFailure('VALIDATION_FAILED', { message: [message], fieldErrors: { 'candidateDetails.email': message } }),
  );
  await fill(user, field('Email'), 'meera.k@mail.example');
  await user.click(save());
  await waitFor(() =>
    expect(said).toEqual(['Updating Candidate Details', 'Unable to Update candidate details']),
  );
  expect(field('Email')).toHaveProperty('value', 'meera.k@mail.example');
  expect(within(screen.getByRole('region', { name: 'Candidate' })).getByText(message)).toBeTruthy();
  expect(store.getState().ACTIONS.overlayLoading).toBe(false);
});

test('a failed update opens the failure modal with the server’s code and message', async () => {
  const { user, store } = await open();
  stubApi(reviseBooking, aFailure('SLOT_CONFLICT', { message: ['Arjun Nair is busy'] }));
  await fill(user, field('Start'), '17');
  await user.tab();
  await user.click(save());
  const failed = within(await screen.findByRole('dialog', { name: 'Meeting not saved' }));
  expect(said).toEqual(['Updating Meeting', 'Unable to Update Meeting']);
  expect(failed.getByText('SLOT_CONFLICT')).toBeTruthy();
  expect(store.getState().APPLOADER).toMatchObject({
    showEditBookingModal: true,
    modalData: { isFailed: true },
  });
  expect(store.getState().ACTIONS.overlayLoading).toBe(false);
  await user.click(failed.getByRole('button', { name: 'Close' }));
  expect(within(screen.getByRole('region', { name: 'Time' })).getByText('Arjun Nair is busy')).toBeTruthy();
});

test('someone was faster: one click reapplies the user’s own changes on theirs', async () => {
  const { user } = await open();
  const details = {
    version: 4,
    bookingStatus: 'SCHEDULED',
    changes: [{ ...MEETING.workFlow[0], byName: 'Rohit Kulkarni' }],
  };
  stubApi(reviseBooking, aFailure('VERSION_CONFLICT', { details }));
  await fill(user, field('Round'), 'Final');
  await user.click(save());
  expect(await screen.findByText('Rohit Kulkarni changed this meeting first.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field('Round')).toHaveProperty('value', 'Final');

  stubApi(endpoints.getBooking, answer(inJob('Staff Engineer', 4)));
  stubApi(
    reviseBooking,
    revised(aBookingRecord({ jobTitle: 'Staff Engineer', roundName: 'Final', version: 5 })),
  );
  await user.click(screen.getByRole('button', { name: 'Try again on the new version' }));
  expect(await screen.findByRole('dialog', { name: 'Meeting saved' })).toBeTruthy();
  expect(field('Job title')).toHaveProperty('value', 'Staff Engineer');
  expect(sentTo(reviseBooking)[1]?.body).toMatchObject({
    version: 4,
    jobTitle: 'Staff Engineer',
    roundName: 'Final',
  });
});

test('leaving with changes asks first', async () => {
  const { user } = await open();
  await fill(user, field('Job title'), 'Data Engineer');
  await user.click(screen.getByRole('link', { name: 'Back to the meeting' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(window.location.pathname).toBe(paths.editMeeting(bookingId));
});

test('a meeting that is over keeps its time and says that no one is notified', async () => {
  const past = {
    ...MEETING.meetingInfo,
    startTime: '2020-01-01T09:30:00.000Z',
    endTime: '2020-01-01T10:30:00.000Z',
  };
  const over = { ...past, startLocal: '2020-01-01T15:00', endLocal: '2020-01-01T16:00' };
  const selected = { bookingStatus: 'SELECTED', allowedActions: ['update'] } as const;
  stubApi(
    endpoints.getBooking,
    answer(aBookingRecord({ ...selected, allowedActions: ['update'], meetingInfo: over })),
  );
  const { user } = await open();
  expect(screen.getByText(/The time can no longer be changed/)).toBeTruthy();
  await fill(user, field('Job title'), 'Data Engineer');
  expect(screen.getByText('The meeting is over, so no one is notified')).toBeTruthy();
  stubApi(reviseBooking, revised(inJob('Data Engineer', 2)));
  await user.click(save());
  await waitFor(() => expect(sentTo(reviseBooking)).toHaveLength(1));
});
