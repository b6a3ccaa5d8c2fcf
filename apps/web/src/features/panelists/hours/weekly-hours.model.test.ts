import { expect, test } from 'vitest';
import { addRange, copyDay, overlapErrors, WEEKDAYS, WHOLE_WEEK } from './weekly-hours.model.ts';

const monday = [
  { day: 1, start: '09:00', end: '12:00' },
  { day: 1, start: '13:00', end: '17:00' },
];

test('copying a day replaces the hours of others and leaves it unchanged', () => {
  const week = [
    ...monday,
    { day: 3, start: '20:00', end: '22:00' },
    { day: 6, start: '10:00', end: '11:00' },
  ];
  const copied = copyDay(week, 1, WEEKDAYS);
  expect(copied.filter(({ day }) => day === 1)).toEqual(monday);
  expect(copied.filter(({ day }) => day === 3)).toEqual(monday.map((range) => ({ ...range, day: 3 })));
  expect(copied.filter(({ day }) => day === 6)).toEqual([week.at(-1)]);
  expect(copyDay(week, 1, WHOLE_WEEK)).toHaveLength(14);
  expect(copyDay(week, 1, [7]).map(({ day }) => day)).toEqual([1, 1, 3, 6, 7, 7]);
});

test('a further range is proposed after a break and never past midnight', () => {
  expect(addRange(monday, 1).at(-1)).toEqual({ day: 1, start: '18:00', end: '20:00' });
  const late = [{ day: 1, start: '09:00', end: '22:30' }];
  expect(addRange(late, 1).at(-1)).toEqual({ day: 1, start: '23:30', end: '24:00' });
  expect(addRange([], 2)).toEqual([{ day: 2, start: '09:00', end: '18:00' }]);
});

test('a range that overlaps another on its day gets an error, on other days it does not', () => {
  const ranges = [
    ...monday,
    { day: 2, start: '09:00', end: '12:00' },
    { day: 1, start: '11:00', end: '12:30' },
  ];
  expect(overlapErrors(ranges)).toEqual({ '3.end': 'Overlaps 09:00–12:00' });
});
