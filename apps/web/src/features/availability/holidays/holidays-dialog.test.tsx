import * as endpoints from '@slotwise/contract/availability/holidays.endpoints';
import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#navigation/paths.ts';
import { aCalendarFile, aHolidayCalendar } from '../../../../test/availability.ts';
import { aPage } from '../../../../test/panelists.ts';
import { renderAt } from '../../../../test/render-at.tsx';
import { signIn } from '../../../../test/sign-in.ts';
import { aFailure, installFetchStub, sentTo, stubApi } from '../../../../test/stub-api.ts';
import { listenToToasts } from '../../../../test/toasts.ts';
import '#app/panelists-and-holidays.page.tsx';
import './holidays-dialog.tsx';

vi.setConfig({ testTimeout: 90_000 });

const india = aHolidayCalendar();
const company = aHolidayCalendar({
  calendarId: '0198a000-0000-7000-8000-0000000000c2',
  name: 'Company days',
  source: 'FILE',
  country: null,
  isDefault: false,
  panelists: 0,
  holidays: [{ date: '2020-03-02', name: 'Founders’ day' }],
});
const calendars = (...data: (typeof india)[]) =>
  stubApi(endpoints.listHolidayCalendars, { status: 'success', data });
const answered = { status: 'success', calendarId: india.calendarId, data: india } as const;

beforeEach(() => {
  installFetchStub();
  stubApi(listPanelists, aPage([]));
  stubApi(endpoints.listHolidayCountries, {
    status: 'success',
    data: [
      { country: 'DE', name: 'Germany', regions: [{ region: 'BE', name: 'Berlin' }] },
      { country: 'IN', name: 'India', regions: [] },
    ],
  });
  stubApi(endpoints.createHolidayCalendar, answered);
  stubApi(endpoints.updateHolidayCalendar, answered);
  stubApi(endpoints.deleteHolidayCalendar, { status: 'success', message: [] });
  calendars();
});

async function open(role: Parameters<typeof signIn>[0] = 'ADMIN') {
  signIn(role);
  renderAt(paths.panelists());
  await userEvent.click(await screen.findByRole('button', { name: 'Holidays…' }, { timeout: 10_000 }));
  return screen.findByRole('dialog', { name: 'Holidays' });
}

async function choose(dialog: HTMLElement, label: string, option: string) {
  await userEvent.click(await within(dialog).findByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option, hidden: true }));
}

test('an administrator follows a region’s holidays, and the first calendar is for everyone', async () => {
  const dialog = await open();
  expect(await within(dialog).findByText('No holiday calendars yet')).toBeTruthy();
  const said = listenToToasts();
  await choose(dialog, 'Country', 'Germany');
  await choose(dialog, 'Region', 'Berlin');
  calendars(india);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add holidays' }));
  expect(
    await within(dialog).findByText(/^Next: Republic Day on Thursday 26 January · followed by 3/),
  ).toBeTruthy();
  expect(sentTo(endpoints.createHolidayCalendar)[0]?.body).toEqual({
    country: 'DE',
    region: 'BE',
    isDefault: true,
  });
  expect(said).toEqual(['Adding holidays', 'Holidays added']);
});

test('holidays already followed are not added again', async () => {
  calendars(india);
  const dialog = await open();
  await choose(dialog, 'Country', 'India');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add holidays' }));
  expect(within(dialog).getByText('India is already in the list')).toBeTruthy();
  expect(sentTo(endpoints.createHolidayCalendar)).toHaveLength(0);
});

test('a calendar file is followed under its name, alongside the one for everyone', async () => {
  calendars(india);
  const dialog = await open();
  await userEvent.click(await within(dialog).findByRole('tab', { name: 'From a calendar file' }));
  const input = await within(dialog).findByLabelText('Holiday file', { selector: 'input' });
  await userEvent.upload(input, aCalendarFile('Company days.ics'));
  await waitFor(() => expect(sentTo(endpoints.createHolidayCalendar)).toHaveLength(1));
  expect(sentTo(endpoints.createHolidayCalendar)[0]?.body).toMatchObject({
    name: 'Company days',
    isDefault: false,
  });
});

test('the days of a calendar are listed by year on demand', async () => {
  calendars(india);
  const dialog = await open();
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Days of India' }));
  const year = within(dialog).getByRole('region', { name: 'India 2090' });
  expect(
    within(year)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Thu 26/01/2090Republic Day', 'Tue 15/08/2090Independence Day']);
});

test('another calendar becomes everyone’s', async () => {
  calendars(india, company);
  const dialog = await open();
  expect(await within(dialog).findByText('No upcoming holidays · not followed by anyone yet')).toBeTruthy();
  await userEvent.click(await within(dialog).findByRole('button', { name: 'More for Company days' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Make default', hidden: true }));
  await waitFor(() => expect(sentTo(endpoints.updateHolidayCalendar)).toHaveLength(1));
  expect(sentTo(endpoints.updateHolidayCalendar)[0]?.body).toEqual({
    calendarId: company.calendarId,
    version: 1,
    isDefault: true,
  });
});

test('a calendar is removed after a question, and a refusal is shown there', async () => {
  calendars(india);
  const dialog = await open();
  await userEvent.click(await within(dialog).findByRole('button', { name: 'More for India' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove…', hidden: true }));
  const question = await screen.findByRole('dialog', { name: 'Remove the holiday calendar India?' });
  stubApi(endpoints.deleteHolidayCalendar, aFailure('UNAVAILABLE'));
  await userEvent.click(within(question).getByRole('button', { name: 'Remove holidays' }));
  expect(await within(question).findByText('UNAVAILABLE')).toBeTruthy();
  stubApi(endpoints.deleteHolidayCalendar, { status: 'success', message: [] });
  calendars();
  await userEvent.click(within(question).getByRole('button', { name: 'Remove holidays' }));
  expect(await within(dialog).findByText('No holiday calendars yet')).toBeTruthy();
  expect(sentTo(endpoints.deleteHolidayCalendar).at(-1)?.query).toEqual({ calendarId: india.calendarId });
});

test('a recruiter can read the calendars but change nothing', async () => {
  calendars(india);
  const dialog = await open('USER_RECRUITER');
  expect(await within(dialog).findByRole('button', { name: 'Days of India' })).toBeTruthy();
  expect(within(dialog).queryByRole('button', { name: /More|Add|Replace/ })).toBeNull();
  expect(sentTo(endpoints.listHolidayCountries)).toHaveLength(0);
});
