import { expect, test } from 'vitest';
import { shiftMonth, toStretch, weeksOfMonth } from './calendar-days.model.ts';

test.each([
  ['2026-11-24', '2026-10-26', '2026-12-06', 6],
  ['2027-02-10', '2027-02-01', '2027-02-28', 4],
  ['2026-12-31', '2026-11-30', '2027-01-03', 5],
])('the month of %s is full weeks from %s to %s', (date, first, last, count) => {
  const weeks = weeksOfMonth(date);
  expect([weeks[0]?.[0], weeks.at(-1)?.[6], weeks.length]).toEqual([first, last, count]);
});

test.each([
  ['2026-11-24', 1, '2026-12-24'],
  ['2026-12-24', 1, '2027-01-24'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2027-01-15', -1, '2026-12-15'],
  ['2027-03-31', -1, '2027-02-28'],
])('%s moved by %s months is %s', (date, by, moved) => {
  expect(shiftMonth(date, by)).toBe(moved);
});

test('a range lasts from midnight to midnight if clocks change in between', () => {
  expect(toStretch('2026-10-19', '2026-10-25', 'Europe/Berlin')).toEqual({
    from: '2026-10-18T22:00:00.000Z',
    to: '2026-10-25T23:00:00.000Z',
  });
});
