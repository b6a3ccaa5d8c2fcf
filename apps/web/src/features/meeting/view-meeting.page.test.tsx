import { getBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { listReminders } from '@slotwise/contract/bookings/reminders.endpoints';
import { DAY_IS_FULL } from '@slotwise/contract/notifications/mails-a-day.rules';
import * as mails from '@slotwise/contract/notifications/notifications.endpoints';
import type { Delivery } from '@slotwise/contract/notifications/notifications.schema';
import { getRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#navigation/paths.ts';
import { aBookingRecord } from '../../../test/bookings.ts';
import { renderAt } from '../../../test/render-at.tsx';
import { aRecruiterResponse, signIn } from '../../../test/sign-in.ts';
import { aFailure, installFetchStub, sentTo, stubApi } from '../../../test/stub-api.ts';
import './view-meeting.page.tsx';

vi.setConfig({ testTimeout: 90_000 });

const { bookingId } = aBookingRecord();
const address = paths.viewMeeting(bookingId);

const aDelivery = (overrides: Partial<Delivery>): Delivery => ({
  mailId: '0198a000-0000-7000-8000-0000000000c1',
  kind: 'meeting-invitation-candidate',
  recipientName: 'Meera Krishnan',
  recipientEmail: 'meera@mail.example',
  subject: 'Interview with Northbridge Talent',
  revision: 0,
  state: 'SENT',
  attempts: 1,
  answer: '250 queued',
  createdAt: '2026-11-20T09:00:00.000Z',
  lastAttemptAt: '2026-11-20T09:00:05.000Z',
  nextAttemptAt: null,
  ...overrides,
});

const stubMails = (...data: Delivery[]) =>
  stubApi(mails.listDeliveries, { status: 'success', bookingId, data });

beforeEach(() => {
  installFetchStub();
  stubApi(getBooking, { status: 'success', bookingId, data: aBookingRecord() });
  stubMails(aDelivery({}));
  stubApi(listReminders, { status: 'success', bookingId, data: [] });
});

const head = () => screen.findByRole('heading', { name: 'Meera Krishnan' }, { timeout: 10_000 });

test('the meeting is shown in its own zone, and stored with formatted times next to its instants', async () => {
  signIn();
  const { store } = renderAt(address);
  await head();
  expect(screen.getByText('Tuesday 26/11/2030 15:00–16:00')).toBeTruthy();
  expect(screen.getByText(/10:30 Stockholm/)).toBeTruthy();
  expect(store.getState().BOOKING.booking?.meetingInfo).toMatchObject({
    startTime: '26/11/2030 15:00',
    endTime: '26/11/2030 16:00',
    startInstant: '2030-11-26T09:30:00.000Z',
  });
});

test('the viewer’s own time is shown with its date if it differs', async () => {
  signIn();
  const { data, ...rest } = aRecruiterResponse();
  stubApi(getRecruiter, { ...rest, data: { ...data, timeZone: 'Pacific/Auckland' } });
  renderAt(address);
  await head();
  expect(await screen.findByText('For you, in Auckland')).toBeTruthy();
  expect(screen.getByText('26/11/2030 15:00–16:00')).toBeTruthy();
  expect(screen.getByText('Tuesday 26/11/2030 22:30–23:30')).toBeTruthy();
});

test('an address without a valid id is treated like a meeting that does not exist', async () => {
  signIn();
  stubApi(getBooking, aFailure('VALIDATION_FAILED'));
  renderAt(paths.viewMeeting('123'));
  await screen.findByRole('heading', { name: 'Meeting not found' }, { timeout: 10_000 });
  expect(screen.queryByText(/VALIDATION_FAILED/)).toBeNull();
});

test('a refused mail shows what the mail server said, and is sent again on request', async () => {
  signIn();
  stubMails(aDelivery({ state: 'REFUSED', answer: '552 mailbox full' }));
  stubApi(mails.resendMail, { status: 'success', bookingId, data: aDelivery({ state: 'QUEUED' }) });
  renderAt(address);
  await head();
  const list = await screen.findByRole('list', { name: 'Emails' });
  expect(within(list).getByText(/552 mailbox full/)).toBeTruthy();
  await userEvent.click(within(list).getByRole('button', { name: 'Resend to Meera Krishnan' }));
  expect(await screen.findAllByText('Email sent again')).toBeTruthy();
  expect(sentTo(mails.resendMail)[0]?.body).toEqual({ mailId: aDelivery({}).mailId });
});

test('the overview names an address the mail server refused, until a mail gets through', async () => {
  signIn();
  const refused = aDelivery({ state: 'REFUSED', answer: '550 no such mailbox' });
  stubMails(refused);
  renderAt(address);
  await head();
  const people = screen.getByRole('region', { name: 'People' });
  expect(await within(people).findByText('Email to meera@mail.example was refused')).toBeTruthy();
  stubMails(refused, aDelivery({ mailId: 'later', createdAt: '2026-11-21T09:00:00.000Z' }));
  await userEvent.click(screen.getByRole('button', { name: 'Refresh the email deliveries' }));
  await waitFor(() => expect(within(people).queryByText(/was refused/)).toBeNull());
});

test('a superseded mail says why it was not sent, and cannot be sent again', async () => {
  signIn();
  stubMails(aDelivery({ state: 'SUPERSEDED', answer: 'The meeting was cancelled' }));
  renderAt(address);
  await head();
  const list = await screen.findByRole('list', { name: 'Emails' });
  expect(within(list).getByText(/Not emailed: it was out of date/)).toBeTruthy();
  expect(within(list).getByText('The meeting was cancelled.')).toBeTruthy();
  expect(within(list).queryByRole('button', { name: /Resend/ })).toBeNull();
});

test('a mail beyond the organization’s daily limit says until when it waits, and why', async () => {
  signIn();
  const nextAttemptAt = '2026-11-21T09:00:00.000Z';
  stubMails(aDelivery({ state: 'QUEUED', attempts: 1, answer: DAY_IS_FULL, nextAttemptAt }));
  renderAt(address);
  await head();
  const list = await screen.findByRole('list', { name: 'Emails' });
  expect(within(list).getByText(/Waiting until .*21\/11\/2026/)).toBeTruthy();
  expect(within(list).getByText(/has reached its limit of emails for the day/)).toBeTruthy();
  const people = screen.getByRole('region', { name: 'People' });
  within(people).getByText(/^Email waits until .*21\/11\/2026/);
});

test('a panelist is not shown mail statuses', async () => {
  signIn('USER_PANEL');
  renderAt(address);
  await head();
  expect(screen.queryByText('Email deliveries')).toBeNull();
  expect(sentTo(mails.listDeliveries)).toHaveLength(0);
});

test('a missing meeting leads back to the dashboard', async () => {
  signIn();
  stubApi(getBooking, aFailure('NOT_FOUND'));
  renderAt(address);
  expect(await screen.findByRole('heading', { name: 'Meeting not found' }, { timeout: 10_000 })).toBeTruthy();
  const back = within(screen.getByRole('main')).getByRole('link', { name: 'Dashboard' });
  expect(back.getAttribute('href')).toBe(paths.dashboard());
});

test('a meeting that could not be loaded can be retried', async () => {
  signIn();
  stubApi(getBooking, aFailure('UNAVAILABLE'));
  renderAt(address);
  await screen.findByRole('heading', { name: 'The meeting could not be loaded' }, { timeout: 10_000 });
  stubApi(getBooking, { status: 'success', bookingId, data: aBookingRecord() });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await head();
});

test('the history has its own tab, which the address remembers', async () => {
  signIn();
  renderAt(address);
  await head();
  await userEvent.click(screen.getByRole('tab', { name: 'Timeline' }));
  expect(await screen.findByRole('region', { name: 'History' })).toBeTruthy();
  expect(window.location.search).toBe('?tab=timeline');
});
