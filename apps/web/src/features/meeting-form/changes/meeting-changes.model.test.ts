import { expect, test } from 'vitest';
import { aBookingRecord } from '../../../../test/bookings.ts';
import { toViewedBooking } from '#features/bookings/bookings.slice.ts';
import { fromBooking } from '../values/booking-values.model.ts';
import type { MeetingValues } from '#features/bookings/meeting-values/meeting-values.model.ts';
import { keptSeat } from '#features/bookings/meeting-values/seat.model.ts';
import { findChanges, isUnchanged } from './meeting-changes.model.ts';
import { rebase } from '#features/edit-meeting/rebase.model.ts';
import { describeNotice } from '#features/edit-meeting/telling.model.ts';

const booking = toViewedBooking(aBookingRecord());
const base = fromBooking(booking);
const daniel = keptSeat({ panelistId: 'p2', name: 'Daniel Okafor', email: 'daniel@northbridge.example' });
const NOW = Date.parse('2030-11-20T09:00:00Z');

const telling = (changes: Partial<MeetingValues>, of = booking) =>
  describeNotice({ booking: of, base, values: { ...base, ...changes } }, 3, NOW);

test('an untouched form has no changes, whatever was read about the panel since', () => {
  const read = base.panel.map((seat) => ({ ...seat, timeZone: 'Europe/Stockholm', weeklyHours: [] }));
  expect(isUnchanged(findChanges(base, { ...base, panel: read }))).toBe(true);
});

test('only changes are sent', () => {
  const values = {
    ...base,
    roundName: 'Final',
    minutes: 90 as const,
    candidateDetails: { ...base.candidateDetails, primarySkills: 'Kafka, SQL' },
  };
  expect(findChanges(base, values)).toEqual({
    candidate: { primarySkills: ['Kafka', 'SQL'] },
    details: { roundName: 'Final' },
    panelists: null,
    time: { startTime: '2030-11-26T15:00', endTime: '2030-11-26T16:30', timeZone: 'Asia/Kolkata' },
  });
});

test('a cleared zone is sent as unknown', () => {
  const inZone = { ...base, candidateDetails: { ...base.candidateDetails, timeZone: 'Asia/Kolkata' } };
  expect(findChanges(inZone, base).candidate).toEqual({ timeZone: null });
});

test('one sentence says who is notified of what', () => {
  expect(telling({})).toBe('No changes yet, so no one is notified');
  expect(telling({ start: '17:00' })).toBe('The time moves: 3 people get an updated invitation');
  expect(telling({ instructions: 'Bring an editor' })).toBe('All 3 people get an updated invitation');
  expect(telling({ panel: [daniel] })).toBe(
    'The panel gets an updated invitation, Meera Krishnan does not; Daniel Okafor is invited; the invitation of Sofia Lindqvist is withdrawn',
  );
  expect(telling({ scorecard: [] })).toBe('No one is notified: invitations do not show what you changed');
  expect(telling({ venue: 'Hall 2' })).toBe('No one is notified: invitations do not show what you changed');
  const email = { ...base.candidateDetails, email: 'meera@home.example' };
  expect(telling({ candidateDetails: email })).toBe(
    'Meera Krishnan’s invitation moves from meera@mail.example to meera@home.example',
  );
});

test('no one is notified about a meeting without a time, or one that is over', () => {
  const untimed = { ...booking, meetingInfo: { ...booking.meetingInfo, endInstant: '' } };
  expect(telling({ jobTitle: 'Engineer' }, untimed)).toBe('No time is set yet, so no one is notified');
  const missed = { ...booking, bookingStatus: 'NO_SHOW' as const };
  expect(telling({ jobTitle: 'Engineer' }, missed)).toBe('The meeting is over, so no one is notified');
});

test('my changes are applied to theirs, field by field, the time as a unit', () => {
  const mine = {
    ...base,
    jobTitle: 'Mine',
    start: '17:00',
    candidateDetails: { ...base.candidateDetails, phone: '98450 01234' },
  };
  const theirs = {
    ...base,
    jobTitle: 'Theirs',
    roundName: 'Theirs',
    date: '2030-12-01',
    candidateDetails: { ...base.candidateDetails, currentLocation: 'Pune' },
  };
  expect(rebase({ base, mine, theirs })).toEqual({
    ...theirs,
    jobTitle: 'Mine',
    date: base.date,
    start: '17:00',
    candidateDetails: { ...base.candidateDetails, phone: '98450 01234', currentLocation: 'Pune' },
  });
});

test('seats I added, removed or switched stay that way on their panel', () => {
  const [sofia] = base.panel;
  const arjun = keptSeat({ panelistId: 'p3', name: 'Arjun Nair', email: 'arjun@northbridge.example' });
  const getPanel = (mine: MeetingValues['panel'], theirs: MeetingValues['panel']) =>
    rebase({ base, mine: { ...base, panel: mine }, theirs: { ...base, panel: theirs } }).panel;
  expect(getPanel([...base.panel, daniel], [...base.panel, arjun])).toEqual([sofia, arjun, daniel]);
  expect(getPanel([], [...base.panel, arjun])).toEqual([arjun]);
  const optional = base.panel.map((seat) => ({ ...seat, required: false }));
  expect(getPanel(optional, [...base.panel, arjun])).toEqual([...optional, arjun]);
});
