import * as bookings from '@slotwise/contract/bookings/bookings.endpoints';
import { listNeeds } from '@slotwise/contract/bookings/needs.endpoints';
import * as endpoints from '@slotwise/contract/bookings/saved-views.endpoints';
import type { SavedView } from '@slotwise/contract/bookings/saved-views.schema';
import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import { getRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import { getSampleData } from '@slotwise/contract/sample-data/sample-data.endpoints';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#navigation/paths.ts';
import { aBookingRecord, getCounts } from '../../../../test/bookings.ts';
import { NO_SAMPLES } from '../../../../test/needs.ts';
import { aPage, aPanelistRecord } from '../../../../test/panelists.ts';
import { renderAt } from '../../../../test/render-at.tsx';
import { aRecruiterResponse, signIn } from '../../../../test/sign-in.ts';
import { installFetchStub, sentTo, stubApi } from '../../../../test/stub-api.ts';
import '../home/dashboard.page.tsx';
import './views-menu.tsx';
import './view-note.tsx';

vi.setConfig({ testTimeout: 90_000 });

const VIEW: SavedView = {
  viewId: '0195a4b0-0000-7000-8000-0000000000aa',
  name: 'Drafts, newest',
  filters: { status: 'DRAFT', sort: '-startTime' },
  isShared: false,
  isOwn: true,
  ownerName: 'Ananya Rao',
  canChange: true,
  isStart: false,
  missing: [],
};

const stubViews = (...views: Partial<SavedView>[]) =>
  stubApi(endpoints.listViews, { status: 'success', data: views.map((view) => ({ ...VIEW, ...view })) });

beforeEach(() => {
  installFetchStub();
  stubApi(bookings.listBookings, aPage([aBookingRecord()]));
  stubApi(bookings.listSubmissions, aPage([]));
  stubApi(bookings.countBookings, getCounts({ SCHEDULED: 3 }));
  stubApi(listNeeds, aPage([]));
  stubApi(listPanelists, aPage([aPanelistRecord()]));
  stubApi(getSampleData, { status: 'success', data: NO_SAMPLES });
  stubViews({});
});

function open(address = paths.dashboard()) {
  signIn();
  return renderAt(address);
}
const button = (name: string) => screen.findByRole('button', { name }, { timeout: 15_000 });
const item = (name: RegExp | string) => screen.findByRole('menuitem', { name, hidden: true });
const address = () => Object.fromEntries(new URLSearchParams(window.location.search));
const OPENED = { ...VIEW.filters, view: VIEW.viewId };

test('a view’s filters replace those in the address', async () => {
  open(paths.dashboard({ status: 'SCHEDULED', jd: VIEW.viewId }));
  await userEvent.click(await button('Views'));
  await userEvent.click(await item(VIEW.name));
  await waitFor(() => expect(address()).toEqual(OPENED));
  await userEvent.click(await button(VIEW.name));
  await userEvent.click(await item('All meetings'));
  await waitFor(() => expect(address()).toEqual({}));
});

test('a link to a view opens it, and filters removed afterwards stay removed', async () => {
  open(paths.dashboard({ view: VIEW.viewId }));
  await waitFor(() => expect(address()).toEqual(OPENED), { timeout: 15_000 });
  await userEvent.click(await button('Clear the status filter'));
  await waitFor(() => expect(address()).toEqual({ view: VIEW.viewId, sort: '-startTime' }));
});

test('the present filters are saved under a name, and the view is then open', async () => {
  stubApi(endpoints.createView, { status: 'success', viewId: VIEW.viewId, data: VIEW });
  open(paths.dashboard({ status: 'DRAFT' }));
  await userEvent.click(await button('Views'));
  await userEvent.click(await item('Save as a new view…'));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Drafts');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toEqual({ status: 'DRAFT', view: VIEW.viewId }));
  expect(sentTo(endpoints.createView)[0]?.body).toMatchObject({
    name: 'Drafts',
    filters: { status: 'DRAFT' },
    isShared: false,
  });
});

test('changed filters of a view are saved to it', async () => {
  stubApi(endpoints.updateView, { status: 'success', viewId: VIEW.viewId, data: VIEW });
  open(`${paths.dashboard({ view: VIEW.viewId, status: 'SCHEDULED' })}`);
  await userEvent.click(await button(VIEW.name));
  await userEvent.click(await item(/^Save changes/));
  await waitFor(() =>
    expect(sentTo(endpoints.updateView)[0]?.body).toMatchObject({ filters: { status: 'SCHEDULED' } }),
  );
});

test('the dashboard opens with the chosen view, and requests only its meetings', async () => {
  signIn();
  const startView = { status: 'DRAFT', view: VIEW.viewId };
  stubApi(getRecruiter, { ...aRecruiterResponse(), startView });
  renderAt(paths.dashboard());
  await button(VIEW.name);
  expect(address()).toEqual(startView);
  const asked = sentTo(bookings.listBookings).filter(({ query }) => query.pageSize === '25');
  expect(asked.map(({ query }) => query.bookingStatus)).toEqual(['DRAFT']);
  await userEvent.click(await button(VIEW.name));
  await userEvent.click(await item('All meetings'));
  await waitFor(() => expect(address()).toEqual({ view: 'all' }));
});

test.each<[Partial<SavedView>, RegExp]>([
  [{ missing: ['jd'] }, /job this view filters by no longer exists/],
  [{ missing: ['panelist'] }, /panelist this view filters by no longer exists/],
  [{ filters: { status: 'POSTPONED' } }, /keeps a filter that no longer exists/],
  [{ viewId: '0195a4b0-0000-7000-8000-0000000000bb' }, /was removed or is no longer shared/],
])('a view that no longer works as saved says so: %o', async (view, words) => {
  stubViews(view);
  open(paths.dashboard({ view: VIEW.viewId }));
  expect(await screen.findByText(words, {}, { timeout: 15_000 })).toBeTruthy();
});
