import * as endpoints from '@slotwise/contract/bookings/bookings.endpoints';
import { listJobs } from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import { listNeeds } from '@slotwise/contract/bookings/needs.endpoints';
import type { Role } from '@slotwise/contract/permissions';
import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import { getRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import * as samples from '@slotwise/contract/sample-data/sample-data.endpoints';
import type { SampleData } from '@slotwise/contract/sample-data/sample-data.schema';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { announceWrite } from '#api/on-write.ts';
import { onToast } from '#feedback/notify.ts';
import { paths } from '#navigation/paths.ts';
import { aBookingRecord, getCounts } from '../../../../test/bookings.ts';
import { aJobRecord } from '../../../../test/jobs.ts';
import { aNeed, NO_SAMPLES } from '../../../../test/needs.ts';
import { aPage, aPanelistRecord } from '../../../../test/panelists.ts';
import { renderAt } from '../../../../test/render-at.tsx';
import { signIn } from '../../../../test/sign-in.ts';
import { aFailure, installFetchStub, sentTo, stubApi, stubNoAnswer } from '../../../../test/stub-api.ts';
import './dashboard.page.tsx';

vi.setConfig({ testTimeout: 90_000 });

let toasts: string[];

const stubSamples = (data: Partial<SampleData>) =>
  stubApi(samples.getSampleData, { status: 'success', data: { ...NO_SAMPLES, ...data } });

beforeEach(() => {
  installFetchStub();
  stubApi(endpoints.listBookings, aPage([aBookingRecord()]));
  stubApi(endpoints.countBookings, getCounts({ SCHEDULED: 3, COMPLETED: 2, RESCHEDULED: 1 }));
  stubApi(listNeeds, aPage([]));
  stubApi(listPanelists, aPage([aPanelistRecord()]));
  stubSamples({});
  toasts = [];
  return onToast(({ kind, text, code }) => toasts.push([kind, text, code].filter(Boolean).join(': ')));
});

function open(address = paths.dashboard(), role: Role = 'ADMIN') {
  signIn(role);
  return renderAt(address);
}
const button = (name: RegExp | string) => screen.findByRole('button', { name }, { timeout: 15_000 });
const lastQuery = () =>
  sentTo(endpoints.listBookings)
    .map(({ query }) => query)
    .findLast(({ pageSize }) => pageSize === '25');

test.each([
  [/^1 Rescheduled/, '?rescheduled=true', { rescheduled: 'true' }],
  [/Awaiting feedback$/, '?status=SCHEDULED%2CCOMPLETED%2CSELECTED&feedback=OWED', { feedbackState: 'OWED' }],
  [/Invitation unanswered$/, '?status=SCHEDULED&unanswered=true', { unanswered: 'true' }],
])('the count %s filters the list and is in the address', async (name, address, asked) => {
  open();
  await userEvent.click(await button(name));
  expect(window.location.search).toBe(address);
  await waitFor(async () => expect((await button(name)).getAttribute('aria-pressed')).toBe('true'));
  await waitFor(() => expect(lastQuery()).toMatchObject(asked));
  await userEvent.click(await button(name));
  await waitFor(() => expect(window.location.search).toBe(''));
});

test('a tile replaces the previous one', async () => {
  open(`${paths.dashboard()}?rescheduled=true&q=meera`);
  await userEvent.click(await button(/^2 Completed/));
  expect(window.location.search).toBe('?q=meera&status=COMPLETED');
});

test('every filter in an address is sent to the server, with days in the reader’s zone', async () => {
  open(`${paths.dashboard()}?panelist=sofia%40northbridge.example&mine=true&from=2030-11-26&to=2030-11-27`);
  await screen.findByRole('table', { name: 'Bookings' }, { timeout: 15_000 });
  await waitFor(() =>
    expect(lastQuery()).toMatchObject({
      panelistEmail: 'sofia@northbridge.example',
      assignee: 'ananya@northbridge.example',
      from: '2030-11-25T18:30:00.000Z',
      to: '2030-11-27T18:30:00.000Z',
    }),
  );
  expect(screen.getByRole('button', { name: 'Filters: 4' }).getAttribute('aria-expanded')).toBe('true');
});

test('filters are set in their panel, and a list without matches offers to clear them all', async () => {
  open();
  await userEvent.click(await button('Filters'));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Assigned to me' }));
  expect(window.location.search).toBe('?mine=true');
  stubApi(endpoints.listBookings, aPage([]));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Rescheduled' }));
  await userEvent.click(await button('Clear filters'));
  expect(window.location.search).toBe('');
});

test('a draft without a name or a time opens its form', async () => {
  const { candidateDetails, meetingInfo, ...rest } = aBookingRecord({
    bookingStatus: 'DRAFT',
    isSample: true,
  });
  const times = { startTime: '', endTime: '', startLocal: '', endLocal: '' };
  const draft = {
    ...rest,
    candidateDetails: { ...candidateDetails, candidateName: '' },
    meetingInfo: { ...meetingInfo, ...times },
  };
  stubApi(endpoints.listBookings, () => aPage([draft]));
  open();
  const table = within(await screen.findByRole('table', { name: 'Bookings' }, { timeout: 15_000 }));
  expect(table.getByRole('link', { name: 'No name yet' }).getAttribute('href')).toBe(
    paths.newMeeting({ draft: draft.bookingId }),
  );
  expect(table.getByText('No time yet')).toBeTruthy();
  expect(table.getByText('Sample')).toBeTruthy();
});

test('what needs the reader is listed with the action that settles it, and more on demand', async () => {
  const needs = Array.from({ length: 7 }, (_, i) =>
    aNeed({ bookingId: `b${i}`, candidateName: `Person ${i}` }),
  );
  stubApi(listNeeds, () => {
    const atMost = Number(sentTo(listNeeds).at(-1)?.query['pageSize']);
    return aPage(needs.slice(0, atMost), { total: 7 });
  });
  open();
  const card = within(await screen.findByRole('region', { name: 'Needs you 7' }, { timeout: 15_000 }));
  const first = card.getByRole('link', { name: 'See who owes it: Scorecard overdue: Person 0' });
  expect(first.getAttribute('href')).toBe(paths.viewMeeting('b0', { tab: 'feedback' }));
  await userEvent.click(card.getByRole('button', { name: 'Show more (2)' }));
  await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(7));
  expect(card.queryByRole('button')).toBeNull();
});

test('open tasks that could not be loaded are retried separately', async () => {
  stubApi(listNeeds, aFailure('UNAVAILABLE'));
  open();
  const card = within(await screen.findByRole('region', { name: 'Needs you' }, { timeout: 15_000 }));
  await card.findByText('Your open tasks could not be loaded');
  stubApi(listNeeds, aPage([]));
  await userEvent.click(card.getByRole('button', { name: 'Try again' }));
  expect(await card.findByText('Nothing needs you right now.')).toBeTruthy();
});

test('a recruiter who opens the dashboard again causes one request for each of its parts', async () => {
  open();
  await screen.findByRole('table', { name: 'Bookings' }, { timeout: 15_000 });
  for (const endpoint of [getRecruiter, endpoints.countBookings, listNeeds])
    expect(sentTo(endpoint), endpoint.path).toHaveLength(1);
});

test('the dashboard reads again when its tab gets the focus, and after a booking was changed', async () => {
  open();
  await screen.findByRole('table', { name: 'Bookings' }, { timeout: 15_000 });
  const counted = () => sentTo(endpoints.countBookings).length;
  const before = counted();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(counted()).toBe(before + 1));
  act(() => announceWrite(endpoints.createBooking));
  await waitFor(() => expect(counted()).toBe(before + 2));
});

test('an administrator of an empty organization fills it with sample data', async () => {
  stubApi(endpoints.countBookings, getCounts({}));
  stubSamples({ canFill: true });
  stubApi(samples.fillWithSampleData, { status: 'success', data: NO_SAMPLES });
  open();
  const fill = await button('Fill with sample data');
  stubApi(endpoints.countBookings, getCounts({ SCHEDULED: 12 }));
  stubSamples({ present: true, bookings: 12, panelists: 5, jobs: 4, vendors: 2 });
  await userEvent.click(fill);
  expect(await screen.findByText(/12 meetings, 5 panelists, 4 jobs and 2 vendors, all made up/)).toBeTruthy();
  expect(toasts).toEqual(['progress: Adding sample data', 'success: Sample data added']);
});

test.each([
  [
    'refuses',
    () => stubApi(samples.fillWithSampleData, aFailure('INVALID_TRANSITION')),
    ': INVALID_TRANSITION',
  ],
  ['does not answer', () => stubNoAnswer(samples.fillWithSampleData), ''],
])('a server that %s to fill in sample data causes a message', async (_, stub, code) => {
  stubApi(endpoints.countBookings, getCounts({}));
  stubSamples({ canFill: true });
  stub();
  open();
  await userEvent.click(await button('Fill with sample data'));
  await waitFor(() =>
    expect(toasts).toEqual(['progress: Adding sample data', `failure: Unable to add sample data${code}`]),
  );
});

test('a recruiter is not offered sample data', async () => {
  stubApi(endpoints.countBookings, getCounts({}));
  stubSamples({ canFill: true });
  open(paths.dashboard(), 'USER_RECRUITER');
  expect(
    await screen.findByText('Interviews you schedule appear here.', {}, { timeout: 15_000 }),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Fill with sample data' })).toBeNull();
});

test('sample data is removed after a confirmation, and its note disappears', async () => {
  stubSamples({ present: true, bookings: 12, panelists: 5, jobs: 4, vendors: 2 });
  stubApi(samples.removeSampleData, { status: 'success', data: NO_SAMPLES });
  open();
  await userEvent.click(await button('Remove sample data…'));
  const question = within(await screen.findByRole('dialog', { name: 'Remove the sample data?' }));
  expect(sentTo(samples.removeSampleData)).toHaveLength(0);
  stubSamples({});
  await userEvent.click(await question.findByRole('button', { name: 'Remove sample data' }));
  await waitFor(() => expect(screen.queryByText(/You are looking at sample data/)).toBeNull());
  expect(toasts).toEqual(['success: Sample data removed']);
});

test('the first steps disappear when dismissed, and stay away', async () => {
  stubApi(endpoints.countBookings, getCounts({}));
  open();
  await userEvent.click(await button('Hide these steps'));
  expect(screen.queryByText(/^Set up,/)).toBeNull();
  expect(Object.values(localStorage)).toContain('hidden');
});

test('a submitted candidate does not count as a scheduled interview', async () => {
  stubApi(endpoints.countBookings, getCounts({ SUBMITTED: 1 }));
  open();
  const step = (await screen.findByText('Schedule your first interview')).closest('li');
  expect(step?.textContent).not.toContain('(done)');
});

test('a supplier on the first visit sees the request and the shared jobs before the first steps', async () => {
  stubApi(endpoints.countBookings, getCounts({}));
  stubApi(endpoints.listBookings, aPage([]));
  stubApi(
    listNeeds,
    aPage([aNeed({ kind: 'PARTNER_WAITING', partnerId: 'v-1', names: ['Palmyra Retail'] })]),
  );
  stubApi(listJobs, aPage([aJobRecord({ title: 'Data Engineer', vendorName: 'Palmyra Retail' })]));
  open();
  const submit = await screen.findByRole('button', { name: 'Submit a candidate for Data Engineer…' });
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles.slice(0, 2)).toEqual(['Needs you 1', 'Jobs shared with you']);
  await userEvent.click(submit);
  await waitFor(() => expect(window.location.search).toMatch(/submitTo=.+&submitFor=/));
});
