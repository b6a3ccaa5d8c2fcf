import {
  createCalendarFeed,
  deleteCalendarFeed,
  getCalendarFeed,
} from '@slotwise/contract/outgoing/calendar-feeds.endpoints';
import { listOwnSessions } from '@slotwise/contract/recruiters/sessions.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#navigation/paths.ts';
import { aFailure, installFetchStub, sentTo, stubApi } from '../../../test/stub-api.ts';
import { renderAt } from '../../../test/render-at.tsx';
import { signIn } from '../../../test/sign-in.ts';
import { listenToToasts } from '../../../test/toasts.ts';
import '#app/own-profile.page.tsx';

vi.setConfig({ testTimeout: 30_000 });

const feed = (url: string) => ({ url, createdAt: url && '2026-11-20T09:00:00.000Z' });
const FIRST = 'https://slotwise.example/api/calendar/cf_first.ics';
const SECOND = 'https://slotwise.example/api/calendar/cf_second.ics';

beforeEach(() => {
  installFetchStub();
  signIn();
  stubApi(listOwnSessions, { status: 'success', data: [] });
});

const press = (name: string, where: HTMLElement = document.body) =>
  userEvent.click(within(where).getByRole('button', { name }));

test('an address is created, copied and opened in a calendar program', async () => {
  const user = userEvent.setup();
  renderAt(paths.profile());
  const make = await screen.findByRole('button', { name: 'Create an address' });
  stubApi(createCalendarFeed, { status: 'success', data: feed(FIRST) });
  stubApi(getCalendarFeed, { status: 'success', data: feed(FIRST) });
  const said = listenToToasts();
  await user.click(make);
  const field = await screen.findByRole('textbox', { name: 'Address' });
  expect((field as HTMLInputElement).value).toBe(FIRST);
  expect(said).toEqual(['Address created']);
  await user.click(screen.getByRole('button', { name: 'Copy address' }));
  expect(await navigator.clipboard.readText()).toBe(FIRST);
  expect(await screen.findByText('Copied')).toBeTruthy();
  const open = screen.getByRole('link', { name: 'Open in calendar app' });
  expect(open.getAttribute('href')).toBe(FIRST.replace('https', 'webcal'));
});

test('a new address requires confirmation, and says what stops working', async () => {
  stubApi(getCalendarFeed, { status: 'success', data: feed(FIRST) });
  renderAt(paths.profile());
  await screen.findByDisplayValue(FIRST);
  await press('Create a new address…');
  const question = await screen.findByRole('dialog', { name: 'Create a new address?' });
  expect(question.textContent).toMatch(/stops working at once.*Subscribe to the new one/);
  stubApi(createCalendarFeed, aFailure('UNAVAILABLE'));
  await press('Create a new address', question);
  expect(await within(question).findByRole('alert')).toBeTruthy();
  stubApi(createCalendarFeed, { status: 'success', data: feed(SECOND) });
  stubApi(getCalendarFeed, { status: 'success', data: feed(SECOND) });
  await press('Create a new address', question);
  expect(await screen.findByDisplayValue(SECOND)).toBeTruthy();
});

test('it is switched off after a confirmation', async () => {
  stubApi(getCalendarFeed, { status: 'success', data: feed(FIRST) });
  renderAt(paths.profile());
  await screen.findByDisplayValue(FIRST);
  await press('Switch off…');
  const question = await screen.findByRole('dialog', { name: 'Switch your calendar off?' });
  stubApi(deleteCalendarFeed, { status: 'success', message: ['Your calendar is switched off.'] });
  stubApi(getCalendarFeed, { status: 'success', data: feed('') });
  await press('Switch off', question);
  expect(await screen.findByRole('button', { name: 'Create an address' })).toBeTruthy();
  await waitFor(() => expect(sentTo(deleteCalendarFeed)).toHaveLength(1));
});
