import {
  BOOKING_ACTIONS,
  BOOKING_STATUSES,
  type BookingAction,
} from '@slotwise/contract/booking-parts/life.schema';
import { expect, test } from 'vitest';
import { aBookingRecord } from '../../../../test/bookings.ts';
import { toViewedBooking } from '#features/bookings/bookings.slice.ts';
import { offeredActs } from './acts.model.ts';

const BEFORE = Date.parse('2030-11-25T00:00:00.000Z');
const DURING = Date.parse('2030-11-26T09:45:00.000Z');

/** These have a tab, a card or a page of their own, and billing shares the resource's page. */
const ELSEWHERE = ['comment', 'documents', 'answer', 'pick', 'propose', 'billing'];

const aBooking = (overrides: Parameters<typeof aBookingRecord>[0]) =>
  toViewedBooking(aBookingRecord(overrides));

const all = ({ primary, shown, menu }: ReturnType<typeof offeredActs>) => [
  ...(primary ? [primary] : []),
  ...shown,
  ...menu,
];

test.each(BOOKING_STATUSES)('a %s meeting offers every allowed action once, and no other', (status) => {
  for (const now of [BEFORE, DURING]) {
    for (let count = 0; count <= BOOKING_ACTIONS.length; count += 1) {
      const allowedActions = BOOKING_ACTIONS.filter((_, i) => (i * 7) % BOOKING_ACTIONS.length < count);
      const offered = all(offeredActs(aBooking({ bookingStatus: status, allowedActions }), now, false));
      const wanted = allowedActions.filter((action) => !ELSEWHERE.includes(action));
      expect(offered.filter((act) => act !== 'billing').toSorted()).toEqual(wanted.toSorted());
    }
  }
});

test('at most two actions are shown next to the primary one', () => {
  const offered = offeredActs(aBooking({ allowedActions: [...BOOKING_ACTIONS] }), DURING, true);
  expect(offered.shown).toHaveLength(2);
});

test('a panelist who owes a scorecard is offered it first, and the decision once it is in', () => {
  const [owed] = aBookingRecord().scorecards;
  const allowedActions = ['approve' as const, 'reject' as const, 'feedback' as const];
  const offeredWith = (state: 'SUBMITTED' | null) => {
    const scorecards = owed ? [{ ...owed, isMine: true, state }] : [];
    return offeredActs(aBooking({ allowedActions, scorecards }), DURING, false);
  };
  expect(offeredWith(null)).toMatchObject({ primary: 'feedback', shown: ['approve', 'reject'] });
  expect(offeredWith('SUBMITTED')).toMatchObject({ primary: 'approve', shown: ['reject'] });
});

test('before the meeting there is no primary action, and decisions are in the menu', () => {
  const allowedActions = ['approve' as const, 'reject' as const, 'feedback' as const];
  expect(offeredActs(aBooking({ allowedActions }), BEFORE, false)).toEqual({
    primary: null,
    shown: [],
    menu: ['feedback', 'approve', 'reject'],
  });
});

test('the next round is offered to those who may schedule, once the meeting is over', () => {
  const held = aBooking({ bookingStatus: 'COMPLETED', allowedActions: [] });
  expect(all(offeredActs(held, DURING, true))).toEqual(['nextRound']);
  expect(all(offeredActs(held, DURING, false))).toEqual([]);
});

test('one button opens the page for both the resource and its billing', () => {
  const offered = (allowedActions: BookingAction[]) =>
    all(offeredActs(aBooking({ bookingStatus: 'ONBOARDED', allowedActions }), DURING, false));
  expect(offered(['updateResource', 'billing'])).toEqual(['updateResource']);
  expect(offered(['billing'])).toEqual(['billing']);
});
