import { listBusySources } from '@slotwise/contract/availability/busy-sources.endpoints';
import { listHolidayCalendars } from '@slotwise/contract/availability/holidays.endpoints';
import { getOwnPanelist, listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import { updatePanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';
import type { Panelist } from '@slotwise/contract/panelists/panelists.schema';
import { endOwnSession, listOwnSessions } from '@slotwise/contract/recruiters/sessions.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#navigation/paths.ts';
import { aHolidayCalendar } from '../../../test/availability.ts';
import { aPage, aPanelistRecord } from '../../../test/panelists.ts';
import { renderAt } from '../../../test/render-at.tsx';
import { CALLER, aRecruiterResponse, signIn } from '../../../test/sign-in.ts';
import { aFailure, installFetchStub, sentTo, stubApi } from '../../../test/stub-api.ts';
import '#app/own-profile.page.tsx';

vi.setConfig({ testTimeout: 90_000 });

const own = aPanelistRecord({ version: 4, timeZone: 'Asia/Kolkata' });

/** The reader's own record on the server from now on. */
function stubOwn(changes: Partial<Panelist> = {}) {
  const data = { ...own, ...changes };
  const answer = { status: 'success', panelistId: data.panelistId, data } as const;
  stubApi(getOwnPanelist, answer);
  stubApi(updatePanelist, answer);
}

beforeEach(() => {
  installFetchStub();
  signIn('USER_PANEL');
  stubApi(listOwnSessions, { status: 'success', data: [] });
  stubApi(endOwnSession, { status: 'success', data: { ended: 0 } });
  stubApi(listHolidayCalendars, { status: 'success', data: [aHolidayCalendar()] });
  stubApi(listBusySources, { status: 'success', data: [], offersConnecting: true });
  stubOwn();
});

const form = () => screen.findByRole('form', { name: 'Your interview hours' });

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save hours' }));

const saved = () => screen.findByRole('dialog', { name: 'Panelist saved' });

async function typeInto(label: string, text: string) {
  const field = within(await form()).getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.paste(text);
}

test('a panelist changes their own hours, and nothing else of the record is sent', async () => {
  renderAt(paths.profile());
  await userEvent.click(within(await form()).getByRole('checkbox', { name: 'Friday' }));
  await save();
  await saved();
  const { panelistId, vendorId, timeZone, weeklyHours } = own;
  expect(sentTo(updatePanelist)[0]?.body).toEqual({
    ...CALLER,
    vendorId,
    panelistId,
    version: 4,
    timeZone,
    weeklyHours: weeklyHours.filter(({ day }) => day !== 5),
    dateOverrides: [],
    bufferBefore: 0,
    bufferAfter: 0,
    minNoticeHours: 0,
    maxPerDay: null,
    maxPerWeek: null,
    holidayCalendarId: null,
  });
});

test('choices are summarized in one sentence before they are saved', async () => {
  renderAt(paths.profile());
  const hours = await form();
  expect(
    await within(hours).findByText('Mon–Fri 09:00–17:30, not on public holidays in India.'),
  ).toBeTruthy();
  expect(within(hours).getByText(/^Next: Thu 26\/01\/2090 Republic Day, Tue 15\/08\/2090/)).toBeTruthy();
  await typeInto('Daily limit', '3');
  expect(within(hours).getByText(/not on public holidays in India, at most 3 a day\./)).toBeTruthy();
  await save();
  await saved();
  expect(sentTo(updatePanelist)[0]?.body).toMatchObject({ maxPerDay: 3, maxPerWeek: null });
});

test('a period of days off becomes one entry a day and can be removed as one', async () => {
  renderAt(paths.profile());
  const hours = await form();
  await userEvent.click(within(hours).getByRole('button', { name: 'Add a day off or other hours' }));
  expect(document.activeElement).toBe(within(hours).getByLabelText('First day'));
  await typeInto('First day', '31/12/2089');
  await typeInto('Last day', '1/1/2090');
  await typeInto('Note', 'Family');
  await userEvent.keyboard('{Enter}');
  expect(sentTo(updatePanelist)).toHaveLength(0);
  const [row] = within(within(hours).getByRole('list', { name: 'Upcoming dates' })).getAllByRole('listitem');
  expect(row?.textContent).toBe('Sat 31/12/2089 – Sun 01/01/2090Off · 2 days · Family');
  expect(document.activeElement?.textContent).toBe('Add dates');
  await save();
  await saved();
  const days = ['2089-12-31', '2090-01-01'].map((date) => ({ date, ranges: [], note: 'Family' }));
  expect(sentTo(updatePanelist)[0]?.body).toMatchObject({ dateOverrides: days });
});

test('a date typed but not added to the list is saved too, with its different hours', async () => {
  renderAt(paths.profile());
  const hours = await form();
  await userEvent.click(within(hours).getByRole('button', { name: 'Add a day off or other hours' }));
  await typeInto('First day', '5/1/2090');
  await userEvent.click(within(hours).getByRole('radio', { name: 'Other hours' }));
  await typeInto('Range 1 to', '12');
  await save();
  await saved();
  const ranges = [{ start: '09:00', end: '12:00' }];
  expect(sentTo(updatePanelist)[0]?.body).toMatchObject({
    dateOverrides: [{ date: '2090-01-05', ranges, note: '' }],
  });
});

test('a date that does not exist gets an error, and nothing is sent', async () => {
  renderAt(paths.profile());
  const hours = await form();
  await userEvent.click(within(hours).getByRole('button', { name: 'Add a day off or other hours' }));
  await typeInto('First day', '30/2/2090');
  await save();
  expect(await within(hours).findByText('Enter a date such as 26/11/2026')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(within(hours).getByLabelText('First day')));
  expect(sentTo(updatePanelist)).toHaveLength(0);
});

test('dates being typed are not lost when others change the record', async () => {
  stubOwn({ dateOverrides: [{ date: '2090-01-05', ranges: [], note: '' }] });
  renderAt(paths.profile());
  const hours = await form();
  const change = within(hours).getByRole('button', { name: 'Change Thu 05/01/2090' });
  await userEvent.click(within(hours).getByRole('button', { name: 'Add dates' }));
  expect(change).toHaveProperty('disabled', false);
  await typeInto('First day', '6/1/2090');
  expect(change).toHaveProperty('disabled', true);
});

test('leaving with unsaved hours asks for confirmation', async () => {
  renderAt(paths.profile());
  await userEvent.click(within(await form()).getByRole('checkbox', { name: 'Friday' }));
  const [home = document.body] = screen.getAllByRole('link', { name: 'Home' });
  await userEvent.click(home);
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(within(await form()).getByRole('checkbox', { name: 'Friday' })).toHaveProperty('checked', false);
});

test('a range is added and removed without a mouse, and a day is copied to others', async () => {
  renderAt(paths.profile());
  const hours = await form();
  within(hours).getByRole('button', { name: 'Add hours to Saturday' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(within(hours).getByLabelText('Saturday from'));
  within(hours).getByRole('button', { name: 'Add hours to Saturday' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(within(hours).getByLabelText('Saturday, range 2 from'));
  within(hours).getByRole('button', { name: 'Remove Saturday, range 2' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Add hours to Saturday');

  await userEvent.click(within(hours).getByRole('button', { name: 'Copy Saturday to other days' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy to every day', hidden: true }));
  expect(within(hours).getByText(/^Mon–Sun 09:00–18:00/)).toBeTruthy();
});

test('neither the faster person nor the one typing loses anything', async () => {
  renderAt(paths.profile());
  await typeInto('Weekly limit', '8');
  stubApi(updatePanelist, aFailure('VERSION_CONFLICT'));
  stubApi(getOwnPanelist, {
    status: 'success',
    panelistId: own.panelistId,
    data: { ...own, version: 5, minNoticeHours: 24 },
  });
  await save();
  const hours = await form();
  expect(
    await within(hours).findByText(/Someone else changed this first. They changed minimum notice./),
  ).toBeTruthy();
  expect(within(hours).getByText(/at most 8 a week\. At least 1 day of notice\./)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();

  stubOwn({ version: 6, minNoticeHours: 24, maxPerWeek: 8 });
  await save();
  await saved();
  expect(sentTo(updatePanelist).at(-1)?.body).toMatchObject({
    version: 5,
    minNoticeHours: 24,
    maxPerWeek: 8,
  });
  expect(within(hours).queryByText(/Someone else changed this first/)).toBeNull();
});

test('holidays that cannot be loaded leave the rest of the form usable', async () => {
  stubApi(listHolidayCalendars, aFailure('UNAVAILABLE'));
  renderAt(paths.profile());
  const hours = await form();
  expect(await within(hours).findByText('The holidays could not be loaded')).toBeTruthy();
  stubApi(listHolidayCalendars, { status: 'success', data: [] });
  await userEvent.click(within(hours).getByRole('button', { name: 'Try again' }));
  const choice = await within(hours).findByRole('combobox', { name: 'Holidays' });
  expect((choice as HTMLInputElement).value).toBe('No default holiday calendar');
});

test('an administrator who interviews has hours too', async () => {
  signIn();
  const { userId } = aRecruiterResponse();
  stubApi(listPanelists, aPage([aPanelistRecord(), aPanelistRecord({ userId })]));
  renderAt(paths.profile());
  await form();
  expect(await screen.findByRole('region', { name: 'Busy times' })).toBeTruthy();
});

test('someone who does not interview is asked neither for hours nor for busy times', async () => {
  signIn();
  stubApi(listPanelists, aPage([aPanelistRecord()]));
  renderAt(paths.profile());
  await screen.findByRole('form', { name: 'Notifications' });
  await waitFor(() => expect(sentTo(listPanelists)).toHaveLength(1));
  expect(screen.queryByText('Your interview hours')).toBeNull();
  expect(sentTo(listBusySources)).toHaveLength(0);
});
