import * as endpoints from '@slotwise/contract/bookings/bookings.endpoints';
import { listNeeds } from '@slotwise/contract/bookings/needs.endpoints';
import { readMailWay } from '@slotwise/contract/notifications/mail-way.endpoints';
import type { MailWay } from '@slotwise/contract/notifications/mail-way.schema';
import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import { getRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import { getSampleData } from '@slotwise/contract/sample-data/sample-data.endpoints';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { instantOfWall, wallTimeAt } from '#lib/dates/zone-time.ts';
import { paths } from '#navigation/paths.ts';
import { aBookingRecord, getCounts } from '../../../../test/bookings.ts';
import { NO_SAMPLES } from '../../../../test/needs.ts';
import { aPage } from '../../../../test/panelists.ts';
import { renderAt } from '../../../../test/render-at.tsx';
import { aRecruiterResponse, signIn } from '../../../../test/sign-in.ts';
import { installFetchStub, sentTo, stubApi } from '../../../../test/stub-api.ts';
import { mailStep } from '../first-steps/mail-step.tsx';
import './dashboard.page.tsx';

vi.setConfig({ testTimeout: 90_000 });

beforeEach(() => {
  installFetchStub();
  stubApi(endpoints.listBookings, aPage([aBookingRecord()]));
  stubApi(endpoints.countBookings, getCounts({ SCHEDULED: 3, COMPLETED: 2 }));
  stubApi(listNeeds, aPage([]));
  stubApi(getSampleData, { status: 'success', data: NO_SAMPLES });
});

function inStockholm() {
  const response = aRecruiterResponse('USER_PANEL');
  return { ...response, data: { ...response.data, timeZone: 'Europe/Stockholm' } };
}

const tile = (name: RegExp) => screen.findByRole('button', { name }, { timeout: 10_000 });
const list = () => screen.findByRole('table', { name: 'Bookings' }, { timeout: 10_000 });
/** The table's queries; those of the agenda have a range of days. */
const tableQueries = () =>
  sentTo(endpoints.listBookings)
    .map(({ query }) => query)
    .filter(({ from }) => !from);

test('a count is a filter that is in the address and sent to the server', async () => {
  signIn();
  renderAt(paths.dashboard());
  await userEvent.click(await tile(/^3 ?Scheduled/));
  expect(window.location.search).toBe('?status=SCHEDULED');
  await waitFor(() => expect(tableQueries().at(-1)).toMatchObject({ bookingStatus: 'SCHEDULED' }));
  expect((await tile(/^3 ?Scheduled/)).getAttribute('aria-pressed')).toBe('true');
});

test('an address with search, order and page restores them', async () => {
  signIn();
  renderAt(`${paths.dashboard()}?q=meera&sort=candidateName&page=2`);
  await list();
  expect(tableQueries().at(-1)).toMatchObject({ q: 'meera', sort: 'candidateName', page: '2' });
  expect(screen.getByRole('columnheader', { name: 'Candidate' }).getAttribute('aria-sort')).toBe('ascending');
});

test('clicking a column header reverses the order and returns to the first page', async () => {
  signIn();
  renderAt(`${paths.dashboard()}?page=2`);
  await list();
  await userEvent.click(screen.getByRole('button', { name: 'When' }));
  await waitFor(() => expect(tableQueries().at(-1)).toMatchObject({ sort: 'startTime', page: '1' }));
});

test('without an order in the address upcoming meetings come first, and When reverses the order and restores it', async () => {
  signIn();
  renderAt(paths.dashboard());
  await list();
  expect(tableQueries().at(-1)).toMatchObject({ sort: 'upcoming' });
  const head = () => screen.getByRole('columnheader', { name: 'When' });
  expect(head().getAttribute('aria-sort')).toBeNull();
  for (const [search, direction] of [
    ['?sort=startTime', 'ascending'],
    ['?sort=-startTime', 'descending'],
    ['', null],
  ]) {
    await userEvent.click(screen.getByRole('button', { name: 'When' }));
    await waitFor(() => expect(head().getAttribute('aria-sort')).toBe(direction));
    expect(window.location.search).toBe(search);
  }
});

test('unknown values in the address are removed from it', async () => {
  signIn();
  renderAt(`${paths.dashboard()}?q=meera&status=SCHEDULED,LOST&sort=price&page=2`);
  await waitFor(() => expect(window.location.search).toBe('?q=meera&status=SCHEDULED&page=2'));
  await waitFor(() =>
    expect(tableQueries().at(-1)).toMatchObject({ bookingStatus: 'SCHEDULED', sort: 'upcoming', page: '2' }),
  );
});

test('a page past the last one goes to the last one', async () => {
  signIn();
  stubApi(endpoints.listBookings, () => {
    const page = Number(tableQueries().at(-1)?.['page'] ?? 1);
    return aPage(page > 2 ? [] : [aBookingRecord()], { page, total: 32 });
  });
  renderAt(`${paths.dashboard()}?page=99`);
  expect(await screen.findByText('26–32 of 32', {}, { timeout: 10_000 })).toBeTruthy();
  expect(window.location.search).toBe('?page=2');
});

test('the browser’s Back button goes through the pages', async () => {
  signIn();
  stubApi(endpoints.listBookings, () =>
    aPage([aBookingRecord()], { page: Number(tableQueries().at(-1)?.['page'] ?? 1), total: 60 }),
  );
  const { router } = renderAt(paths.dashboard());
  await userEvent.click(await screen.findByRole('button', { name: 'Next page' }, { timeout: 10_000 }));
  expect(await screen.findByText('26–50 of 60')).toBeTruthy();
  await act(() => router.navigate(-1));
  expect(await screen.findByText('1–25 of 60')).toBeTruthy();
  await act(() => router.navigate(1));
  expect(await screen.findByText('26–50 of 60')).toBeTruthy();
});

test('the agenda lists a later day’s interviews with their times, four at most', async () => {
  signIn();
  const DAY = 86_400_000;
  const tomorrow = wallTimeAt(Date.now() + DAY, 'Asia/Kolkata').slice(0, 10);
  const interviews = [9, 10, 11, 12, 13, 14].map((hour) => {
    const startLocal = `${tomorrow}T${String(hour).padStart(2, '0')}:30`;
    const { instant } = instantOfWall(startLocal, 'Asia/Kolkata');
    const times = { startLocal, startTime: new Date(instant).toISOString() };
    const booking = aBookingRecord({ bookingId: `b${hour}` });
    return { ...booking, meetingInfo: { ...booking.meetingInfo, ...times } };
  });
  stubApi(endpoints.listBookings, aPage(interviews));
  renderAt(paths.dashboard());
  const days = within(await screen.findByRole('list', { name: 'The next seven days' }, { timeout: 10_000 }));
  expect(days.getByText(new RegExp(`day ${printWallTime(tomorrow)}$`))).toBeTruthy();
  expect(days.getAllByText(/^\d\d:30$/).map(({ textContent }) => textContent)).toEqual([
    '09:30',
    '10:30',
    '11:30',
    '12:30',
  ]);
  expect(days.getByText('2 more')).toBeTruthy();
});

test.each([
  ['a phone', true, ['Needs you', 'Today', 'Bookings']],
  ['a wide window', false, ['Needs you', 'Bookings', 'Today']],
])('on %s the cards are in the order they are needed', async (_, matches, order) => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    media: query,
    matches: matches && query.includes('width'),
    onchange: null,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
    dispatchEvent: () => false,
  }));
  signIn();
  renderAt(paths.dashboard());
  await list();
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(order);
});

test('a new organization is shown its first steps', async () => {
  signIn();
  stubApi(endpoints.countBookings, getCounts({}));
  stubApi(endpoints.listBookings, aPage([]));
  stubApi(listPanelists, aPage([], { total: 1 }));
  stubApi(readMailWay, { status: 'success', data: { mailWay: 'OUTBOX', hasReached: false } });
  renderAt(paths.dashboard());
  const outbox = await screen.findByRole('link', { name: 'Open outbox' }, { timeout: 10_000 });
  expect(outbox.getAttribute('href')).toBe('/outbox');
  expect(screen.getByText(/^Setup: [12] of 4 done$/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Add panelist' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Schedule' }).getAttribute('href')).toBe(paths.newMeeting());
});

test.each<[MailWay, number, number]>([
  ['OUTBOX', 1, 1],
  ['SERVER', 0, 1],
  ['SERVER', 1, 0],
])(
  'after the first meeting, with mail way %s and panelists %s, the first steps stay: %s',
  async (mailWay, total, shown) => {
    signIn();
    stubApi(endpoints.countBookings, getCounts({ SCHEDULED: 1 }));
    stubApi(listPanelists, aPage([], { total }));
    stubApi(readMailWay, { status: 'success', data: { mailWay, hasReached: true } });
    renderAt(paths.dashboard());
    await list();
    await waitFor(() => expect(sentTo(readMailWay)).toHaveLength(1));
    await waitFor(() => expect(screen.queryAllByText(/^Setup: \d of 4 done$/)).toHaveLength(shown));
    expect(screen.queryAllByText('Schedule your first interview')).toHaveLength(shown);
  },
);

test.each<[MailWay, boolean, RegExp]>([
  ['SERVER', true, /^Email reaches \S+@/],
  ['SERVER', false, /^No email has been sent to \S+ yet$/],
  ['KEPT', false, /^Until then no emails go out\. Ask the person who runs this installation/],
])(
  'with mail way %s and mail having reached them: %s, the step states the facts',
  (mailWay, hasReached, text) => {
    const step = mailStep('ananya@northbridge.example', { mailWay, hasReached });
    expect(step.text).toMatch(text);
    expect(step.done).toBe(hasReached);
  },
);

test('a panelist sees the date of the next interview in the meeting’s zone and in their own', async () => {
  signIn('USER_PANEL');
  stubApi(getRecruiter, inStockholm());
  renderAt(paths.dashboard());
  const next = within(await screen.findByRole('region', { name: 'Next interview' }, { timeout: 10_000 }));
  expect(next.getByText('Next: Tuesday 26/11/2030 15:00–16:00, Kolkata (IST)')).toBeTruthy();
  expect(await next.findByText('Your time: Tuesday 26/11/2030 10:30–11:30, Stockholm (CET)')).toBeTruthy();
});

test('a panelist sees the next interview with its link, and nothing to schedule', async () => {
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
