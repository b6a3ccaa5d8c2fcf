import {
  connectCalDav,
  listBusySources,
  listCalDavCalendars,
  refreshBusySource,
  subscribeBusyFeed,
} from '@slotwise/contract/availability/busy-sources.endpoints';
import { listHolidayCalendars } from '@slotwise/contract/availability/holidays.endpoints';
import { getOwnPanelist } from '@slotwise/contract/panelists/panelists.endpoints';
import { listOwnSessions } from '@slotwise/contract/recruiters/sessions.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#navigation/paths.ts';
import { aBusySource } from '../../../../test/availability.ts';
import { aPanelistRecord } from '../../../../test/panelists.ts';
import { renderAt } from '../../../../test/render-at.tsx';
import { signIn } from '../../../../test/sign-in.ts';
import { aFailure, installFetchStub, sentTo, stubApi } from '../../../../test/stub-api.ts';
import { listenToToasts } from '../../../../test/toasts.ts';
import { write } from '../../../../test/write.ts';
import '#app/own-profile.page.tsx';

vi.setConfig({ testTimeout: 90_000 });

const feed = aBusySource({
  kind: 'FEED',
  name: 'Private',
  host: 'calendar.example',
  nextReadAt: new Date(Date.now() + 12.5 * 60_000).toISOString(),
});
const answer = { status: 'success' as const, sourceId: feed.sourceId, data: feed };

const listed = (sources: (typeof feed)[], offersConnecting = true) =>
  stubApi(listBusySources, { status: 'success', data: sources, offersConnecting });

beforeEach(() => {
  installFetchStub();
  signIn('USER_PANEL');
  const data = aPanelistRecord();
  stubApi(listOwnSessions, { status: 'success', data: [] });
  stubApi(getOwnPanelist, { status: 'success', panelistId: data.panelistId, data });
  stubApi(listHolidayCalendars, { status: 'success', data: [] });
  listed([]);
});

async function open() {
  renderAt(paths.profile());
  return within(await screen.findByRole('region', { name: 'Busy times' }));
}
async function choose(card: Awaited<ReturnType<typeof open>>, way: string) {
  const button = () => card.getByRole<HTMLButtonElement>('button', { name: 'Add calendar' });
  await waitFor(() => expect(button().disabled).toBe(false));
  await userEvent.click(button());
  return screen.findByRole('menuitem', { name: way, hidden: true });
}
async function add(card: Awaited<ReturnType<typeof open>>, way: string) {
  await userEvent.click(await choose(card, way));
  return within(await screen.findByRole('dialog'));
}
const press = (within: { getByRole: typeof screen.getByRole }, name: string) =>
  userEvent.click(within.getByRole('button', { name }));

test('an address is refused at its field with the reason, and connected once it is correct', async () => {
  const card = await open();
  const dialog = await add(card, 'By address…');
  expect(dialog.getByText(/Secret address in iCal format/)).toBeTruthy();
  await press(dialog, 'Connect calendar');
  expect(await dialog.findByText('Address is required')).toBeTruthy();
  expect(sentTo(subscribeBusyFeed)).toHaveLength(0);

  const url = 'https://calendar.example/secret.ics';
  await write(dialog.getByLabelText(/^Address/), url);
  await write(dialog.getByLabelText(/^Name/), 'Private');
  const reason = 'The address answers 404. The calendar may have been deleted or its address replaced.';
  stubApi(
    subscribeBusyFeed,
    aFailure('VALIDATION_FAILED', { message: [reason], fieldErrors: { url: reason } }),
  );
  await press(dialog, 'Connect calendar');
  expect(await dialog.findByText(reason)).toBeTruthy();

  stubApi(subscribeBusyFeed, answer);
  listed([feed]);
  const said = listenToToasts();
  await press(dialog, 'Connect calendar');
  expect(await card.findByText('Published calendar on calendar.example')).toBeTruthy();
  expect(card.getByText(/updated 1 min ago · next sync in 12 min$/)).toBeTruthy();
  expect(sentTo(subscribeBusyFeed).at(-1)?.body).toEqual({ name: 'Private', url });
  expect(said).toEqual(['Reading the calendar', 'Calendar connected']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an account is asked for its calendars first, and some of them are chosen', async () => {
  const card = await open();
  const dialog = await add(card, 'CalDAV account…');
  const account = { url: 'https://dav.example', username: 'asha', password: 'one two' };
  await write(dialog.getByLabelText(/^Server/), account.url);
  await write(dialog.getByLabelText(/^Username/), account.username);
  await write(dialog.getByLabelText(/^App password/, { selector: 'input' }), account.password);
  const reason = 'The server does not accept this user name and password.';
  stubApi(
    listCalDavCalendars,
    aFailure('VALIDATION_FAILED', { message: [reason], fieldErrors: { password: reason } }),
  );
  await press(dialog, 'Find calendars');
  expect(await dialog.findByText(reason)).toBeTruthy();

  const work = { href: 'https://dav.example/work/', name: 'Work' };
  const family = { href: 'https://dav.example/family/', name: 'Family' };
  stubApi(listCalDavCalendars, { status: 'success', data: [work, family] });
  await press(dialog, 'Find calendars');
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Family' }));
  await press(dialog, 'Connect calendars');
  expect(await dialog.findByText('Name is required')).toBeTruthy();
  await write(dialog.getByLabelText(/^Name/), 'Home');
  stubApi(connectCalDav, answer);
  listed([aBusySource({ kind: 'CALDAV', name: 'Home', host: 'dav.example' })]);
  await press(dialog, 'Connect calendars');
  expect(await card.findByText('CalDAV account on dav.example')).toBeTruthy();
  expect(sentTo(connectCalDav)[0]?.body).toEqual({ ...account, name: 'Home', calendars: [family.href] });
});

test('a failing calendar shows why and what still counts, and is read again on demand', async () => {
  const error = 'The address answers 404. The calendar may have been deleted or its address replaced.';
  listed([{ ...feed, error }]);
  const card = await open();
  expect(await card.findByText('Cannot be read')).toBeTruthy();
  expect(card.getByText(`${error} The busy times from the last sync still count.`)).toBeTruthy();
  expect(card.getByText(/next attempt in 12 min$/)).toBeTruthy();
  const said = listenToToasts();
  stubApi(refreshBusySource, { ...answer, data: { ...feed, error } });
  await press(card, 'Sync now: Private');
  await waitFor(() => expect(said).toEqual(['Syncing the calendar', 'Unable to sync the calendar']));
  stubApi(refreshBusySource, answer);
  listed([feed]);
  await press(card, 'Sync now: Private');
  await waitFor(() => expect(card.queryByText('Cannot be read')).toBeNull());
  expect(sentTo(refreshBusySource)[0]?.body).toEqual({ sourceId: feed.sourceId });
});

test('with connecting switched off only files can be added, and connected calendars say so', async () => {
  const error = 'Connected calendars are switched off on this server.';
  listed([{ ...feed, nextReadAt: null, error }], false);
  const card = await open();
  expect(await card.findByText('Switched off')).toBeTruthy();
  expect(card.queryByRole('button', { name: 'Sync now: Private' })).toBeNull();
  const item = await choose(card, 'By address…');
  expect(item.hasAttribute('data-disabled')).toBe(true);
  expect(screen.getByText('Connected calendars are switched off on this server')).toBeTruthy();
});
