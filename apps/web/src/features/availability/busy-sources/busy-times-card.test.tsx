import {
  createBusySource,
  deleteBusySource,
  listBusySources,
} from '@slotwise/contract/availability/busy-sources.endpoints';
import { listHolidayCalendars } from '@slotwise/contract/availability/holidays.endpoints';
import { getOwnPanelist } from '@slotwise/contract/panelists/panelists.endpoints';
import { listOwnSessions } from '@slotwise/contract/recruiters/sessions.endpoints';
import { LIMITS } from '@slotwise/contract/limits';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#navigation/paths.ts';
import { aBusySource, aCalendarFile } from '../../../../test/availability.ts';
import { aPanelistRecord } from '../../../../test/panelists.ts';
import { renderAt } from '../../../../test/render-at.tsx';
import { signIn } from '../../../../test/sign-in.ts';
import { aFailure, installFetchStub, sentTo, stubApi } from '../../../../test/stub-api.ts';
import { listenToToasts } from '../../../../test/toasts.ts';
import '#app/own-profile.page.tsx';

vi.setConfig({ testTimeout: 90_000 });

const source = aBusySource();
const sources = (...data: (typeof source)[]) =>
  stubApi(listBusySources, { status: 'success', data, offersConnecting: true });

beforeEach(() => {
  installFetchStub();
  signIn('USER_PANEL');
  const data = aPanelistRecord();
  stubApi(listOwnSessions, { status: 'success', data: [] });
  stubApi(getOwnPanelist, { status: 'success', panelistId: data.panelistId, data });
  stubApi(listHolidayCalendars, { status: 'success', data: [] });
  stubApi(createBusySource, { status: 'success', sourceId: source.sourceId, data: source });
  sources();
});

async function open() {
  renderAt(paths.profile());
  return screen.findByRole('region', { name: 'Busy times' });
}

/** Opens one of the ways to add a calendar. */
async function add(card: HTMLElement, way: string) {
  await waitFor(() =>
    expect(within(card).getByRole<HTMLButtonElement>('button', { name: 'Add calendar' }).disabled).toBe(
      false,
    ),
  );
  await userEvent.click(within(card).getByRole('button', { name: 'Add calendar' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: way, hidden: true }));
  return within(await screen.findByRole('dialog'));
}
const fileInput = (dialog: Awaited<ReturnType<typeof add>>) =>
  dialog.getByLabelText('Calendar file', { selector: 'input' });

test('a calendar file is sent as text under its own name, and what it contained is listed', async () => {
  const card = await open();
  expect(await within(card).findByText(/^No other calendars yet/)).toBeTruthy();
  expect(card.textContent).toMatch(/never titles/);
  const dialog = await add(card, 'From a file…');
  expect(dialog.getByText(/does not update by itself/)).toBeTruthy();
  expect(dialog.getByText(/ICS, up to 900 kB/)).toBeTruthy();
  const said = listenToToasts();
  sources(source);
  await userEvent.upload(fileInput(dialog), aCalendarFile());
  const row = await within(card).findByText(/^34 busy times until 12\/02\/2090 · updated 1 min ago$/);
  expect(row).toBeTruthy();
  expect(sentTo(createBusySource)[0]?.body).toEqual({
    name: 'Work',
    ics: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
  });
  expect(said).toEqual(['Reading the calendar file', 'Busy times updated']);
});

test('a file that is too large or not a calendar is refused before it is sent', async () => {
  const dialog = await add(await open(), 'From a file…');
  await userEvent.upload(fileInput(dialog), aCalendarFile('Years.ics', 'x'.repeat(LIMITS.busyFileMax + 1)));
  expect(await dialog.findByText('900 kB is over the limit of 900 kB.')).toBeTruthy();
  expect(sentTo(createBusySource)).toHaveLength(0);
});

test('what the server could not read is shown at the file', async () => {
  const dialog = await add(await open(), 'From a file…');
  const message = 'This is not a calendar file.';
  stubApi(createBusySource, aFailure('VALIDATION_FAILED', { message: [message] }));
  await userEvent.upload(fileInput(dialog), aCalendarFile('notes.ics', 'hello'));
  expect(await dialog.findByText(message)).toBeTruthy();
});

test('another file replaces the first under its name, and an old one is marked as such', async () => {
  sources(aBusySource({ readAt: '2026-01-01T09:00:00.000Z', upcoming: 0, until: '' }));
  const card = await open();
  expect(await within(card).findByText('May be out of date')).toBeTruthy();
  expect(within(card).getByText(/^No upcoming busy times/)).toBeTruthy();
  const replace = (file: File) => userEvent.upload(within(card).getByLabelText('New file for Work'), file);
  stubApi(createBusySource, aFailure('VALIDATION_FAILED', { message: ['This is not a calendar file.'] }));
  await replace(aCalendarFile('notes.ics', 'hello'));
  expect(await within(card).findByText('This is not a calendar file.')).toBeTruthy();
  stubApi(createBusySource, { status: 'success', sourceId: source.sourceId, data: source });
  sources(source);
  await replace(aCalendarFile('export (2).ics'));
  await waitFor(() => expect(within(card).queryByText('May be out of date')).toBeNull());
  expect(within(card).queryByText('This is not a calendar file.')).toBeNull();
  expect(sentTo(createBusySource).at(-1)?.body).toMatchObject({ name: 'Work' });
});

test('busy times are removed after a question that explains the consequences', async () => {
  sources(source);
  stubApi(deleteBusySource, { status: 'success', message: [] });
  const card = await open();
  await userEvent.click(await within(card).findByRole('button', { name: 'Remove Work' }));
  const question = await screen.findByRole('dialog', { name: 'Remove Work?' });
  expect(sentTo(deleteBusySource)).toHaveLength(0);
  sources();
  await userEvent.click(within(question).getByRole('button', { name: 'Remove busy times' }));
  expect(await within(card).findByText(/^No other calendars yet/)).toBeTruthy();
  expect(sentTo(deleteBusySource)[0]?.query).toEqual({ sourceId: source.sourceId });
});

test('busy times that cannot be loaded show why', async () => {
  stubApi(listBusySources, aFailure('UNAVAILABLE'));
  const card = await open();
  expect(await within(card).findByText('The busy times could not be loaded')).toBeTruthy();
});
