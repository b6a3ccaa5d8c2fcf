import { findSlots } from '@slotwise/contract/availability/slots.endpoints';
import * as endpoints from '@slotwise/contract/bookings/bookings.endpoints';
import { saveDraft } from '@slotwise/contract/bookings/drafts.endpoints';
import { readMailWay } from '@slotwise/contract/notifications/mail-way.endpoints';
import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import { getRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#navigation/paths.ts';
import { aBookingRecord, getCounts } from '../../../test/bookings.ts';
import { fill, fillMeeting, nameField } from '../../../test/meeting-form.ts';
import { aPage, aPanelistRecord } from '../../../test/panelists.ts';
import { renderAt } from '../../../test/render-at.tsx';
import { aRecruiterResponse, signIn } from '../../../test/sign-in.ts';
import { aBlock, aLane, slotsFound } from '../../../test/slots.ts';
import './schedule-meeting.page.tsx';
import { aFailure, installFetchStub, sentTo, stubApi, stubNoAnswer } from '../../../test/stub-api.ts';

// The page is large, and a busy machine renders it slowly.
vi.setConfig({ testTimeout: 90_000 });

beforeEach(() => {
  installFetchStub();
  signIn();
  stubApi(listPanelists, aPage([aPanelistRecord()]));
  stubApi(endpoints.listBookings, aPage([aBookingRecord()]));
  stubApi(endpoints.countBookings, getCounts({ SCHEDULED: 1 }));
  const draft = aBookingRecord({ bookingStatus: 'DRAFT' });
  stubApi(findSlots, slotsFound());
  stubApi(saveDraft, { status: 'success', bookingId: draft.bookingId, data: draft });
});

const created = (warnings: { code: 'OUTSIDE_HOURS'; message: string }[] = []) => ({
  status: 'success' as const,
  bookingId: aBookingRecord().bookingId,
  data: aBookingRecord(),
  warnings,
});

const schedule = () => screen.getByRole('button', { name: 'Schedule' });

test('scheduling sends wall time and zone once, reports the result and goes to the dashboard', async () => {
  stubApi(endpoints.createBooking, created());
  const { store } = renderAt(paths.newMeeting());
  const user = await fillMeeting();
  await user.dblClick(schedule());

  expect(await screen.findAllByText('Meeting created Successfully')).toBeTruthy();
  expect(await screen.findByRole('dialog', { name: 'Meeting scheduled' })).toBeTruthy();
  expect(window.location.pathname).toBe(paths.dashboard());
  expect(store.getState().ACTIONS.bookingDetails?.actionType).toBe('created');
  expect(store.getState().ACTIONS.overlayLoading).toBe(false);
  expect(sentTo(endpoints.createBooking)).toHaveLength(1);
  expect(sentTo(endpoints.createBooking)[0]?.body).toMatchObject({
    meetingInfo: {
      startTime: '2030-11-26T15:00',
      endTime: '2030-11-26T16:00',
      timeZone: 'Asia/Kolkata',
      participants: [{ name: 'Ananya Rao', email: 'ananya@northbridge.example', host: true }],
    },
    panelists: [{ panelistId: aPanelistRecord().panelistId, required: true }],
  });
});

test('a video meeting without a link prompts once, and the link can be entered there', async () => {
  const { status, data, ...named } = aRecruiterResponse();
  stubApi(getRecruiter, { status, ...named, data: { ...data, offersVideoRooms: false } });
  stubApi(endpoints.createBooking, created());
  renderAt(paths.newMeeting());
  const user = await fillMeeting();
  await user.click(schedule());
  const question = within(await screen.findByRole('dialog', { name: 'Schedule without a video link?' }));
  expect(sentTo(endpoints.createBooking)).toHaveLength(0);
  await user.click(question.getByRole('textbox', { name: 'Video link' }));
  await user.paste('https://meet.example/room');
  await user.click(question.getByRole('button', { name: 'Schedule' }));
  expect(await screen.findByRole('dialog', { name: 'Meeting scheduled' })).toBeTruthy();
  expect(sentTo(endpoints.createBooking)[0]?.body).toMatchObject({
    meetingInfo: { meetingLink: 'https://meet.example/room' },
  });
});

test('without a mail server the form and the result say where the mails are, and promise none', async () => {
  stubApi(endpoints.createBooking, created());
  stubApi(readMailWay, { status: 'success', data: { mailWay: 'OUTBOX', hasReached: false } });
  renderAt(paths.newMeeting());
  const user = await fillMeeting();
  const lie = /^No mail server is set up, so email to \d (person|people) is held in the local outbox\.$/;
  const says = (_: string, element: Element | null) =>
    element?.tagName === 'P' && lie.test(element.textContent);
  expect(await screen.findByText(says)).toBeTruthy();
  await user.click(schedule());
  const result = await screen.findByRole('dialog', { name: 'Meeting scheduled' });
  expect(within(result).getByText(says)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/invitation by email/);
});

test('the server’s warnings are listed after scheduling', async () => {
  stubApi(endpoints.createBooking, created([{ code: 'OUTSIDE_HOURS', message: 'Sofia would rather not' }]));
  renderAt(paths.newMeeting());
  const user = await fillMeeting();
  await user.click(schedule());
  const result = await screen.findByRole('dialog', { name: 'Meeting scheduled' });
  expect(within(result).getByText('Sofia would rather not')).toBeTruthy();
});

test('a conflict names who is busy, next to the time, and keeps everything typed', async () => {
  const busy = 'Sofia Lindqvist is busy 15:00–16:00 IST on 26/11/2030';
  stubApi(endpoints.createBooking, aFailure('SLOT_CONFLICT', { message: [busy] }));
  const { store } = renderAt(paths.newMeeting());
  const user = await fillMeeting();
  await user.click(schedule());

  expect(await screen.findAllByText('unable to create booking')).toBeTruthy();
  const time = screen.getByRole('region', { name: 'Time' });
  expect(within(time).getByText(busy)).toBeTruthy();
  expect((await nameField()) as HTMLInputElement).toHaveProperty('value', 'Meera Krishnan');
  expect(store.getState().ACTIONS.overlayLoading).toBe(false);
  expect(window.location.pathname).toBe(paths.newMeeting());
});

test('a retry after a lost answer is the same request with the same key', async () => {
  stubNoAnswer(endpoints.createBooking);
  renderAt(paths.newMeeting());
  const user = await fillMeeting();
  await user.click(schedule());
  expect(await screen.findAllByText('unable to create booking')).toBeTruthy();
  const note = within(screen.getByRole('form', { name: 'Schedule Meeting' }));
  expect(note.getByText('The server did not answer')).toBeTruthy();
  await fill(user, screen.getByRole('textbox', { name: 'Start' }), '15');
  expect(note.getByText(/the same meeting is never booked twice/)).toBeTruthy();
  stubApi(endpoints.createBooking, created());
  await user.click(schedule());
  await screen.findByRole('dialog', { name: 'Meeting scheduled' });

  const keys = sentTo(endpoints.createBooking).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('an empty form is not sent: the first invalid field gets the focus, and its section says so', async () => {
  renderAt(paths.newMeeting());
  const name = await nameField();
  await userEvent.click(schedule());
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(screen.getByText('Candidate name is required')).toBeTruthy();
  expect(screen.getByText('Date is required')).toBeTruthy();
  expect(sentTo(endpoints.createBooking)).toHaveLength(0);
});

test('a candidate cannot be on their own panel', async () => {
  renderAt(paths.newMeeting());
  const user = await fillMeeting();
  const email = screen.getByRole('textbox', { name: 'Email' });
  await fill(user, email, 'Sofia@northbridge.example');
  await user.click(schedule());
  expect(await screen.findByText('Sofia Lindqvist is on the panel with this address')).toBeTruthy();
});

test('an invalid date stays as typed with the reason below it, and nothing is sent', async () => {
  renderAt(paths.newMeeting());
  const user = await fillMeeting();
  const date = screen.getByPlaceholderText('DD/MM/YYYY');
  await fill(user, date, '5/1/2031');
  await user.tab();
  expect(date).toHaveProperty('value', '05/01/2031');
  await fill(user, date, '29/02/2031');
  await user.tab();
  expect(date).toHaveProperty('value', '29/02/2031');
  expect(screen.getByText('Write the date as DD/MM/YYYY')).toBeTruthy();
  await fill(user, screen.getByRole('textbox', { name: 'Start' }), '16');
  expect(screen.getByText('Write the date as DD/MM/YYYY')).toBeTruthy();
  await fill(user, date, '31/12/20');
  await user.tab();
  expect(screen.getByText('This day is in the past')).toBeTruthy();
  await user.click(schedule());
  expect(sentTo(endpoints.createBooking)).toHaveLength(0);
});

test('a time skipped by a clock change is not offered, and one click picks a time next to it', async () => {
  renderAt(paths.newMeeting());
  const user = await fillMeeting();
  await fill(user, screen.getByRole('combobox', { name: 'Meeting’s time zone' }), 'Berlin');
  await user.click(await screen.findByRole('option', { name: /Berlin/, hidden: true }));
  await fill(user, screen.getByPlaceholderText('DD/MM/YYYY'), '31/03/2030');
  await fill(user, screen.getByRole('textbox', { name: 'Start' }), '02:30');
  await user.tab();
  expect(await screen.findByText(/clocks go forward that night/)).toBeTruthy();
  expect(screen.getByText('31/03/2030 02:30 does not exist in Berlin')).toBeTruthy();
  expect(screen.queryByText(/This time is possible/)).toBeNull();
  const clocks = screen.getByRole('list', { name: 'Who sees what time' });
  expect(clocks.textContent).not.toMatch(/\d\d:\d\d/);
  await user.click(screen.getByRole('button', { name: '03:00' }));
  expect(screen.queryByText(/does not exist/)).toBeNull();
  expect(clocks.textContent).toMatch(/Sofia Lindqvist 03:00 Stockholm/);
});

test('an end before the start says so, and one after midnight is labeled as the next day', async () => {
  renderAt(paths.newMeeting());
  const user = await fillMeeting();
  const end = screen.getByRole('textbox', { name: 'End' });
  await fill(user, end, '14:00');
  await user.tab();
  expect(end).toHaveProperty('value', '14:00');
  expect(screen.getAllByText('The end is before the start')).toHaveLength(2);
  await user.click(schedule());
  expect(sentTo(endpoints.createBooking)).toHaveLength(0);
  await fill(user, end, '01:00');
  await user.tab();
  expect(screen.queryByText('The end is before the start')).toBeNull();
  expect(screen.getByText('ends the next day')).toBeTruthy();
});

test('before sending, the recruiter sees whose hours the time is outside', async () => {
  const text = '05:30–13:30 IST is outside Sofia Lindqvist’s hours';
  const blocks = [aBlock(26, '00:00', '08:00', { cause: 'OUTSIDE_HOURS', text })];
  stubApi(findSlots, slotsFound({ data: { lanes: [aLane({ blocks })] } }));
  renderAt(paths.newMeeting());
  const user = await fillMeeting();
  expect(await screen.findByText('Everyone is free', { selector: 'p' })).toBeTruthy();
  await fill(user, screen.getByRole('textbox', { name: 'Start' }), '11');
  expect(await screen.findByText(text, { selector: 'li' })).toBeTruthy();
});
