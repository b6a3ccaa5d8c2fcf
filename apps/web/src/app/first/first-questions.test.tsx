import { countBookings, listBookings, listSubmissions } from '@slotwise/contract/bookings/bookings.endpoints';
import { listNeeds } from '@slotwise/contract/bookings/needs.endpoints';
import { listNotices } from '@slotwise/contract/notifications/notifications.endpoints';
import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import type { Role } from '@slotwise/contract/permissions';
import { getRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import { getSampleData } from '@slotwise/contract/sample-data/sample-data.endpoints';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#navigation/paths.ts';
import { getCounts } from '../../../test/bookings.ts';
import { NO_SAMPLES } from '../../../test/needs.ts';
import { aPage } from '../../../test/panelists.ts';
import { renderAt } from '../../../test/render-at.tsx';
import { aRecruiterResponse, signIn } from '../../../test/sign-in.ts';
import { installFetchStub, stubApi } from '../../../test/stub-api.ts';
import '#features/dashboard/home/dashboard.page.tsx';
import { firstQuestions, ownRecord } from './first-questions.ts';

vi.setConfig({ testTimeout: 90_000 });

let asked: string[];

beforeEach(() => {
  installFetchStub();
  stubApi(listBookings, aPage([]));
  stubApi(listSubmissions, aPage([]));
  stubApi(countBookings, getCounts({ SCHEDULED: 1 }));
  stubApi(listNeeds, aPage([]));
  stubApi(listPanelists, aPage([]));
  stubApi(getSampleData, { status: 'success', data: NO_SAMPLES });
  asked = [];
});

/** Records each address requested from here on. */
function watchAddresses() {
  const stubbed = fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    asked.push(address);
    return stubbed(address, init);
  });
}

test.each<[Role, string, RegExp]>([
  ['ADMIN', paths.dashboard(), /^Schedule meeting$/],
  ['USER_RECRUITER', `${paths.dashboard()}?rescheduled=true`, /^Schedule meeting$/],
])('the prefetch for %s at %s matches what the screen requests', async (role, address, sign) => {
  signIn(role);
  watchAddresses();
  const { vendorId, userId, data } = aRecruiterResponse(role);
  renderAt(address);
  await screen.findByRole('link', { name: sign }, { timeout: 30_000 });
  const place = new URL(address, window.location.href);
  const ahead = [
    ...firstQuestions(place, { role, timeZone: data.timeZone, vendorId, startView: null }, Date.now()),
  ];
  const isFirst = (url: string) => !/\/(panel|associated|jd|mailway)/.test(url);
  const first = new Set(asked.filter(isFirst));
  const isNarrowed = (url: string) => url.includes('rescheduled');
  expect([...first].filter((url) => !isNarrowed(url)).toSorted()).toEqual(
    [ownRecord(userId), ...ahead].toSorted(),
  );
});

test('the prefetch for a panelist matches what their screen requests', async () => {
  signIn('USER_PANEL');
  watchAddresses();
  const { vendorId, userId, data } = aRecruiterResponse('USER_PANEL');
  renderAt(paths.dashboard());
  await screen.findByText('No upcoming interviews', {}, { timeout: 30_000 });
  const reader = { role: 'USER_PANEL', timeZone: data.timeZone, vendorId, startView: null };
  const ahead = [...firstQuestions(window.location, reader, Date.now())];
  expect([...new Set(asked)].toSorted()).toEqual([ownRecord(userId), ...ahead].toSorted());
});

test('other screens prefetch only their frame', () => {
  const reader = { role: 'ADMIN', timeZone: 'Asia/Kolkata', vendorId: '', startView: null };
  const place = { pathname: paths.team(), search: '' };
  expect([...firstQuestions(place, reader, 0)]).toEqual([`/api${listNotices.path}`]);
  expect(ownRecord('u 1')).toBe(`/api${getRecruiter.path}?userId=u+1`);
});
