import { listTeamWeek } from '@slotwise/contract/availability/team-week.endpoints';
import { listCalendar } from '@slotwise/contract/bookings/calendar.endpoints';
import { listJobs } from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#navigation/paths.ts';
import { aCalendarMeeting } from '../../../test/calendar.ts';
import { aPage } from '../../../test/panelists.ts';
import { renderAt } from '../../../test/render-at.tsx';
import { signIn } from '../../../test/sign-in.ts';
import { SOFIA } from '../../../test/slots.ts';
import { aFailure, installFetchStub, sentTo, stubApi } from '../../../test/stub-api.ts';
import './calendar.page.tsx';

vi.setConfig({ testTimeout: 60_000 });

const lane = {
  panelistId: SOFIA,
  name: 'Sofia Lindqvist',
  email: 'sofia@northbridge.example',
  designation: 'Engineer',
  timeZone: 'Asia/Kolkata',
  thisWeek: 3,
  maxPerWeek: 6,
  blocks: [],
};

beforeEach(() => {
  installFetchStub();
  stubApi(listJobs, aPage([]));
  stubApi(listCalendar, { status: 'success', data: [aCalendarMeeting()], isCut: false });
  stubApi(listTeamWeek, aPage([lane]));
});

test('arrows move through the days of the month, and the chosen day’s meetings are listed', async () => {
  signIn('USER_RECRUITER');
  renderAt(paths.calendar({ date: '2030-11-25' }));
  const monday = await screen.findByRole('button', { name: 'Monday 25 November, no meetings' });
  expect(sentTo(listCalendar)[0]?.query).toEqual({
    from: '2030-10-27T18:30:00.000Z',
    to: '2030-12-01T18:30:00.000Z',
  });
  monday.focus();
  await userEvent.keyboard('{ArrowRight}');
  const list = await screen.findByRole('list', { name: 'Meetings on Tuesday 26 November' });
  await within(list).findByRole('link', { name: 'Meera Nair' });
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Tuesday 26 November, 1 meeting'),
  );
  await userEvent.keyboard('{PageDown}');
  await screen.findByRole('heading', { name: 'December 2030' });
  expect(window.location.search).toBe('?date=2030-12-26');
});

test('the team week lists what each panelist has, and can be searched', async () => {
  signIn('USER_RECRUITER');
  renderAt(paths.calendar({ view: 'team', date: '2030-11-26' }));
  const row = await screen.findByRole('row', { name: /^Sofia Lindqvist/ });
  expect(within(row).getByText('3 of 6 meetings')).toBeTruthy();
  expect(within(row).getByRole('link', { name: '15:30 Meera Nair' })).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search panelists' }), 'kotlin{Enter}');
  await waitFor(() =>
    expect(sentTo(listTeamWeek).at(-1)?.query).toMatchObject({ q: 'kotlin', from: '2030-11-25' }),
  );
});

test('a panelist sees their month and no team', async () => {
  signIn('USER_PANEL');
  renderAt(paths.calendar({ view: 'team', date: '2030-11-26' }));
  await screen.findByRole('heading', { level: 1, name: 'Calendar' });
  await screen.findByRole('button', { name: 'Tuesday 26 November, 1 meeting' });
  expect(screen.queryByRole('radiogroup', { name: 'View' })).toBeNull();
  expect(sentTo(listTeamWeek)).toHaveLength(0);
});

test('a month that could not be loaded can be retried', async () => {
  stubApi(listCalendar, aFailure('INTERNAL'));
  signIn('USER_RECRUITER');
  renderAt(paths.calendar({ date: '2030-11-26' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  stubApi(listCalendar, { status: 'success', data: [aCalendarMeeting()], isCut: false });
  await userEvent.click(again);
  await screen.findByRole('button', { name: 'Tuesday 26 November, 1 meeting' });
});
