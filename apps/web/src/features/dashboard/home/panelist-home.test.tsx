import { answerMeeting } from '@slotwise/contract/bookings/answers.endpoints';
import { getBooking, listBookings } from '@slotwise/contract/bookings/bookings.endpoints';
import { listNeeds } from '@slotwise/contract/bookings/needs.endpoints';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#navigation/paths.ts';
import { aBookingRecord } from '../../../../test/bookings.ts';
import { aNeed } from '../../../../test/needs.ts';
import { aPage } from '../../../../test/panelists.ts';
import { renderAt } from '../../../../test/render-at.tsx';
import { aRecruiterResponse, signIn } from '../../../../test/sign-in.ts';
import { aFailure, installFetchStub, sentTo, stubApi } from '../../../../test/stub-api.ts';
import './dashboard.page.tsx';

vi.setConfig({ testTimeout: 90_000 });

beforeEach(() => {
  installFetchStub();
  signIn('USER_PANEL');
  stubApi(
    listBookings,
    aPage([aBookingRecord(), aBookingRecord({ bookingId: 'b2', bookingStatus: 'SELECTED' })]),
  );
  stubApi(listNeeds, aPage([]));
});

const card = async (name: string) => within(await screen.findByRole('region', { name }, { timeout: 15_000 }));

test('a panelist sees the scorecards and decisions they owe, each with its action', async () => {
  const needs = [
    aNeed({ kind: 'SCORECARD_DUE', bookingId: 'n1', names: [] }),
    aNeed({ kind: 'DECISION_DUE', bookingId: 'n2', names: [] }),
  ];
  stubApi(listNeeds, aPage(needs));
  renderAt(paths.dashboard());
  const link = (await card('Scorecards you owe')).getByRole('link', { name: /^Write scorecard/ });
  expect(link.getAttribute('href')).toBe(paths.viewMeeting('n1', { tab: 'feedback' }));
  expect((await card('Decisions you owe')).getByRole('link', { name: /^Decide/ })).toBeTruthy();
});

test('a panelist sees decided candidates apart from upcoming interviews', async () => {
  renderAt(paths.dashboard());
  const decided = (await card('Decided candidates')).getAllByRole('link');
  expect(decided.map((link) => link.getAttribute('href'))).toEqual([paths.viewMeeting('b2')]);
  const kit = (await card('Next interview')).getByRole('link', { name: 'Interview kit' });
  expect(kit.getAttribute('href')).toBe(paths.viewMeeting(aBookingRecord().bookingId, { tab: 'kit' }));
});

test('a panelist accepts the next interview from home, and the answer is then shown there', async () => {
  const { email } = aRecruiterResponse().data;
  const seatedAs = (rsvp: 'NEEDS_ACTION' | 'ACCEPTED') => {
    const { meetingInfo } = aBookingRecord();
    const seat = { ...meetingInfo.participants[2], email, rsvp } as (typeof meetingInfo.participants)[number];
    return aBookingRecord({ meetingInfo: { ...meetingInfo, participants: [seat] } });
  };
  stubApi(listBookings, aPage([seatedAs('NEEDS_ACTION')]));
  const { bookingId } = aBookingRecord();
  stubApi(answerMeeting, { status: 'success', bookingId, data: seatedAs('ACCEPTED') });
  stubApi(getBooking, { status: 'success', bookingId, data: seatedAs('ACCEPTED') });
  renderAt(paths.dashboard());
  const next = await card('Next interview');
  stubApi(listBookings, aPage([seatedAs('ACCEPTED')]));
  await userEvent.click(next.getByRole('button', { name: /^Accept/ }));
  expect(await screen.findByText('You answered: Accepted', {}, { timeout: 15_000 })).toBeTruthy();
  expect(sentTo(answerMeeting)[0]?.body).toEqual({ answer: 'ACCEPTED', version: 1 });
});

test('owed items that could not be loaded leave the interviews in place', async () => {
  stubApi(listNeeds, aFailure('UNAVAILABLE'));
  renderAt(paths.dashboard());
  expect(
    await screen.findByText('Your open tasks could not be loaded', {}, { timeout: 15_000 }),
  ).toBeTruthy();
  expect(await card('Next interview')).toBeTruthy();
});
