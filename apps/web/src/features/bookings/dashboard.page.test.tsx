import * as endpoints from '@slotwise/contract/bookings/bookings.endpoints';
import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#navigation/paths.ts';
import { aBookingRecord, countsOf } from '../../../test/bookings.ts';
import { aPageOf } from '../../../test/panelists.ts';
import { renderAt } from '../../../test/render-at.tsx';
import { signIn } from '../../../test/sign-in.ts';
import { installFetchStub, sentTo, stubApi } from '../../../test/stub-api.ts';
import './dashboard.page.tsx';

vi.setConfig({ testTimeout: 90_000 });

beforeEach(() => {
  installFetchStub();
  stubApi(endpoints.listBookings, aPageOf([aBookingRecord()]));
  stubApi(endpoints.countBookings, countsOf({ SCHEDULED: 3, COMPLETED: 2 }));
});

const tile = (name: RegExp) => screen.findByRole('button', { name }, { timeout: 10_000 });
/** The queries of the table; those of the agenda carry a span of days. */
const tableQueries = () =>
  sentTo(endpoints.listBookings)
    .map(({ query }) => query)
    .filter(({ from }) => !from);

test('a count is a filter that stands in the address and is asked of the server', async () => {
  signIn();
  renderAt(paths.dashboard());
  await userEvent.click(await tile(/^3 ?Scheduled/));
  expect(window.location.search).toBe('?status=SCHEDULED');
  await waitFor(() => expect(tableQueries().at(-1)).toMatchObject({ bookingStatus: 'SCHEDULED' }));
  expect((await tile(/^3 ?Scheduled/)).getAttribute('aria-pressed')).toBe('true');
});

test('an address with search, order and page is taken up again', async () => {
  signIn();
  renderAt(`${paths.dashboard()}?q=meera&sort=candidateName&page=2`);
  await screen.findAllByText('Meera Krishnan', {}, { timeout: 10_000 });
  expect(tableQueries().at(-1)).toMatchObject({ q: 'meera', sort: 'candidateName', page: '2' });
  expect(screen.getByRole('columnheader', { name: 'Candidate' }).getAttribute('aria-sort')).toBe('ascending');
});

test('sorting by a head turns the order round and goes back to the first page', async () => {
  signIn();
  renderAt(`${paths.dashboard()}?page=2`);
  await screen.findAllByText('Meera Krishnan', {}, { timeout: 10_000 });
  await userEvent.click(screen.getByRole('button', { name: 'When' }));
  await waitFor(() => expect(tableQueries().at(-1)).toMatchObject({ sort: 'startTime', page: '1' }));
});

test('a new organisation is shown what to do first', async () => {
  signIn();
  stubApi(endpoints.countBookings, countsOf({}));
  stubApi(endpoints.listBookings, aPageOf([]));
  stubApi(listPanelists, aPageOf([], { total: 1 }));
  renderAt(paths.dashboard());
  expect(await screen.findByText('Set up, 2 of 3 done', {}, { timeout: 10_000 })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Add panelist' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Schedule' }).getAttribute('href')).toBe(paths.newMeeting());
});

test('a panelist sees the next interview with the way in, and nothing to schedule', async () => {
  signIn('USER_PANEL');
  renderAt(paths.dashboard());
  const join = await screen.findByRole(
    'link',
    { name: 'Join the meeting with Meera Krishnan' },
    { timeout: 10_000 },
  );
  expect(join.getAttribute('href')).toBe('https://meet.example/nbt-4821');
  expect(screen.queryByRole('link', { name: 'Schedule meeting' })).toBeNull();
  expect(sentTo(endpoints.countBookings)).toHaveLength(0);
});
