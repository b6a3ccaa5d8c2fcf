import { expect, test } from 'vitest';
import { readDate } from './date-input.ts';

test.each([
  ['5/1/2027', '2027-01-05'],
  ['05/01/2027', '2027-01-05'],
  ['5.1.2027', '2027-01-05'],
  ['05-01-2027', '2027-01-05'],
  ['31/12/26', '2026-12-31'],
  [' 26/11/2026 ', '2026-11-26'],
  ['29/02/2028', '2028-02-29'],
  ['2027-01-05', '2027-01-05'],
])('the date field reads %s with the day first', (typed, date) => {
  expect(readDate(typed)).toBe(date);
});

test.each([
  '29/02/2027',
  '31/04/2027',
  '2027-02-30',
  '1/13/2027',
  '0/1/2027',
  '5/1',
  '5/1/202',
  '5/1-2027',
  '5 January 2027',
  'tomorrow',
  '',
])('the date field refuses %j instead of guessing another day', (typed) => {
  expect(readDate(typed)).toBeNull();
});
