import { expect, test } from 'vitest';
import { readClock, stepClock } from './clock-input.ts';
import { agoText, countdown, durationText, nearDay, spanText, untilText } from './date-text.ts';
import { hoursPhrase } from './weekly-hours.ts';

const NOW = Date.parse('2026-11-20T08:30:00Z');
const MINUTE = 60_000;

test('a span names the later date only if it ends on another day', () => {
  expect(spanText('2026-11-26T15:00', '2026-11-26T16:00')).toBe('26/11/2026 15:00–16:00');
  expect(spanText('2026-11-26T23:30', '2026-11-27T00:30')).toBe('26/11/2026 23:30–27/11/2026 00:30');
});

test('a countdown covers before, during and after', () => {
  expect(countdown(NOW + 8700 * MINUTE, NOW + 8760 * MINUTE, NOW)).toBe('in 6 days 1 h');
  expect(countdown(NOW - 10 * MINUTE, NOW + 50 * MINUTE, NOW)).toBe('now, ends in 50 min');
  expect(countdown(NOW - 100 * MINUTE, NOW - 40 * MINUTE, NOW)).toBe('ended 40 min ago');
  expect(durationText(90)).toBe('1 h 30 min');
});

test.each([
  [0, 'just now'],
  [200, '3 h 20 min ago'],
  [1439, '23 h 59 min ago'],
  [4200, '2 days ago'],
])('an age of %s minutes is given in whole days once it is at least one', (minutes, text) => {
  expect(agoText(new Date(NOW - minutes * MINUTE).toISOString(), NOW)).toBe(text);
});

test('days close to today are named from the reader’s zone', () => {
  expect(nearDay('2026-11-20T23:00', NOW, 'Asia/Kolkata')).toBe('today');
  expect(nearDay('2026-11-21T01:00', NOW, 'Asia/Kolkata')).toBe('tomorrow');
});

test('weekdays with the same hours become one range', () => {
  const weekdays = [1, 2, 3, 4, 5].map((day) => ({ day, start: '09:00', end: '18:00' }));
  expect(hoursPhrase(weekdays)).toBe('Mon–Fri 09:00–18:00');
  const split = weekdays.flatMap(({ day }) =>
    day === 5
      ? [{ day, start: '09:00', end: '13:00' }]
      : [
          { day, start: '14:00', end: '18:00' },
          { day, start: '09:00', end: '13:00' },
        ],
  );
  expect(hoursPhrase(split)).toBe('Mon–Thu 09:00–13:00, 14:00–18:00; Fri 09:00–13:00');
});

test('a clock time is parsed the ways people type it', () => {
  expect(['9', '930', '9.30', '9 pm', '12am', '24'].map(readClock)).toEqual([
    '09:00',
    '09:30',
    '09:30',
    '21:00',
    '00:00',
    '24:00',
  ]);
  expect(['25', '9:75', '13 pm', 'noon', ''].map(readClock)).toEqual([null, null, null, null, null]);
  expect(stepClock('09:07', 15)).toBe('09:15');
});

test.each([
  ['2026-11-26T18:30', '26/11/2026 18:30'],
  ['2026-11-26T23:59', 'the end of 26/11/2026'],
  ['2026-12-01T00:00', 'the end of 30/11/2026'],
])('%s lasts until %s', (wall, text) => {
  expect(untilText(wall)).toBe(text);
});
