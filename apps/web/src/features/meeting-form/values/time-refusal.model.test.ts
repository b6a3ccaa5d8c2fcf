import { expect, test } from 'vitest';
import { chosenTime, EMPTY_MEETING } from '#features/bookings/meeting-values/meeting-values.model.ts';
import { dateProblem, firstDay, timeRefusal } from './time-refusal.model.ts';

const NOW = Date.parse('2026-11-20T20:00:00Z');

function refusalAt(date: string, start: string, timeZone: string) {
  const time = chosenTime({ ...EMPTY_MEETING, date, start, timeZone });
  return time && timeRefusal(time, NOW);
}

test('a typed day is refused in words if it cannot be read or is over', () => {
  expect(dateProblem('29/02/2027', '2026-11-20')).toBe('Write the date as DD/MM/YYYY');
  expect(dateProblem('2026-11-19', '2026-11-20')).toBe('This day is in the past');
  expect(dateProblem('2026-11-20', '2026-11-20')).toBeNull();
  expect(dateProblem('', '2026-11-20')).toBeNull();
});

test('the first day is the current one in the meeting’s zone', () => {
  expect(firstDay(NOW, 'Asia/Kolkata')).toBe('2026-11-21');
  expect(firstDay(NOW, 'Europe/Berlin')).toBe('2026-11-20');
});

test('a time that does not exist or is past is never accepted', () => {
  expect(refusalAt('2027-03-28', '02:30', 'Europe/Berlin')).toBe('28/03/2027 02:30 does not exist in Berlin');
  expect(refusalAt('2026-11-20', '10:00', 'Europe/Berlin')).toBe('20/11/2026 10:00 is in the past');
  expect(refusalAt('2027-03-28', '03:00', 'Europe/Berlin')).toBeNull();
});

test('midnight at the end of a day cannot start a meeting', () => {
  expect(chosenTime({ ...EMPTY_MEETING, date: '2027-03-28', start: '24:00', timeZone: 'Asia/Kolkata' })).toBe(
    null,
  );
});
