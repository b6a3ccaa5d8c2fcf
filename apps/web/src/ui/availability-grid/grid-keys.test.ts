import { expect, test } from 'vitest';
import { firstStart, movedBy, sliderValue, type KeyFrame } from './grid-keys.ts';
import { getDay } from './grid-times.ts';

const ZONE = 'Europe/Berlin';
const dates = ['2030-11-25', '2030-11-26', '2030-11-27', '2030-11-28', '2030-11-29'];
const berlin = (day: number, clock: string) => Date.parse(`2030-11-${day}T${clock}:00+01:00`);
const week: KeyFrame = {
  days: dates.map((date) => getDay(date, ZONE)),
  scale: { from: 480, to: 1140 },
  timeZone: ZONE,
  stepMinutes: 15,
  durationMinutes: 60,
  free: [{ start: berlin(26, '10:00'), end: berlin(26, '12:30') }],
  isWeek: true,
};

test('arrows move by steps and days, pages by weeks, always keeping the clock time', () => {
  const start = berlin(26, '11:00');
  expect(movedBy('ArrowUp', start, week)).toBe(berlin(26, '10:45'));
  expect(movedBy('ArrowDown', start, week)).toBe(berlin(26, '11:15'));
  expect(movedBy('ArrowRight', start, week)).toBe(berlin(27, '11:00'));
  expect(movedBy('PageUp', start, week)).toBe(berlin(19, '11:00'));
  expect(movedBy('a', start, week)).toBeNull();
});

test('after the last drawn day comes the next Monday, before the first the Friday before', () => {
  expect(movedBy('ArrowRight', berlin(29, '11:00'), week)).toBe(Date.parse('2030-12-02T11:00:00+01:00'));
  expect(movedBy('ArrowLeft', berlin(25, '11:00'), week)).toBe(berlin(22, '11:00'));
});

test('a week with a clock change keeps the clock time', () => {
  const october = { ...week, days: ['2026-10-23', '2026-10-26'].map((date) => getDay(date, ZONE)) };
  expect(movedBy('ArrowRight', Date.parse('2026-10-23T11:00:00+02:00'), october)).toBe(
    Date.parse('2026-10-26T11:00:00+01:00'),
  );
});

test('Home and End go to the first and the last start at which the meeting fits', () => {
  expect(movedBy('Home', berlin(26, '15:00'), week)).toBe(berlin(26, '10:00'));
  expect(movedBy('End', berlin(26, '15:00'), week)).toBe(berlin(26, '11:30'));
  expect(movedBy('End', berlin(27, '15:00'), week)).toBe(berlin(27, '18:00'));
});

test('in the day view the left and right arrows move by steps too', () => {
  expect(movedBy('ArrowRight', berlin(26, '11:00'), { ...week, isWeek: false })).toBe(berlin(26, '11:15'));
});

test('the keys start at the first wanted time that is drawn', () => {
  const hour = (start: number) => ({ start, end: start + 3_600_000 });
  expect(firstStart([null, hour(berlin(12, '11:00')), hour(berlin(27, '09:00'))], week)).toBe(
    berlin(27, '09:00'),
  );
  expect(firstStart([], week)).toBe(berlin(25, '09:00'));
  expect(sliderValue(berlin(26, '01:30'), week)).toBe(1440 + 90);
});
