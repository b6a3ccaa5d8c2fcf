import { expect, test } from 'vitest';
import { endProblem, endsNextDay, readEnd, shownEnd } from './meeting-end.model.ts';
import { chosenTime, EMPTY_MEETING } from '#features/bookings/meeting-values/meeting-values.model.ts';

const meeting = { ...EMPTY_MEETING, date: '2030-11-26', start: '10:00', timeZone: 'Asia/Kolkata' };

const endAfter = (start: string, end: string) => readEnd({ ...meeting, start }, end);

test('a later end sets the duration', () => {
  expect(endAfter('10:00', '11:30')).toEqual({ minutes: 90, refusedEnd: '' });
});

test('an end before the start is refused, kept as typed, and does not change the duration', () => {
  expect(endAfter('10:00', '09:00')).toEqual({ refusedEnd: '09:00' });
  expect(endProblem({ start: '10:00', refusedEnd: '09:00' })).toBe('The end is before the start');
  expect(endProblem({ start: '10:00', refusedEnd: '10:00' })).toBe('The end is the same as the start');
  expect(shownEnd({ ...meeting, refusedEnd: '09:00' })).toBe('09:00');
});

test('an earlier clock time up to twelve hours ahead means the next day', () => {
  expect(endAfter('23:30', '00:30')).toEqual({ minutes: 60, refusedEnd: '' });
  expect(endAfter('15:00', '03:00')).toEqual({ minutes: 720, refusedEnd: '' });
  expect(endAfter('15:00', '03:01')).toEqual({ refusedEnd: '03:01' });
});

test('an invalid end stays as typed, and a cleared one follows the duration again', () => {
  expect(endAfter('10:00', 'noon')).toEqual({ refusedEnd: 'noon' });
  expect(endProblem({ start: '10:00', refusedEnd: 'noon' })).toBe('Write the end as HH:mm');
  expect(endAfter('10:00', '')).toEqual({ refusedEnd: '' });
  expect(shownEnd(meeting)).toBe('11:00');
});

test('a meeting over midnight is distinguished from one within its day', () => {
  const late = chosenTime({ ...meeting, start: '23:30' });
  const early = chosenTime(meeting);
  expect([late, early].map((time) => time && endsNextDay(time))).toEqual([true, false]);
});

test('an end is the clock time as typed on the night of a clock change', () => {
  const berlin = { ...meeting, date: '2030-03-31', start: '01:00', timeZone: 'Europe/Berlin' };
  expect(readEnd(berlin, '04:00')).toEqual({ minutes: 120, refusedEnd: '' });
  expect(readEnd({ ...berlin, date: '2030-10-27' }, '04:00')).toEqual({ minutes: 240, refusedEnd: '' });
});

test('a time skipped by a clock change has no end', () => {
  const inGap = { ...meeting, date: '2030-03-31', start: '02:30', timeZone: 'Europe/Berlin' };
  expect(shownEnd(inGap)).toBe('');
});
