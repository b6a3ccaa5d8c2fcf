import { expect, test } from 'vitest';
import { getDay, instantIn, minuteIn, placeIn, scaleFor, spanClocks } from './grid-times.ts';

const HOUR = 3_600_000;
const day = getDay('2030-11-26', 'Asia/Kolkata');
const span = (start: string, end: string) => ({ start: Date.parse(start), end: Date.parse(end) });
const nineToSix = { from: 540, to: 1080 };

test('a day on which clocks go back has 25 hours, and its clock is read in minutes', () => {
  const back = getDay('2026-10-25', 'Europe/Berlin');
  expect((back.end - back.start) / HOUR).toBe(25);
  expect(minuteIn(back, back.start + 10 * HOUR, 'Europe/Berlin')).toBe(9 * 60);
  expect(instantIn(back, 9 * 60, 'Europe/Berlin')).toBe(back.start + 10 * HOUR);
});

test('anything outside the drawn hours or the day is clipped', () => {
  const frame = { scale: nineToSix, timeZone: 'Asia/Kolkata' };
  expect(placeIn(day, span('2030-11-26T04:30Z', '2030-11-26T07:30Z'), frame)).toEqual({
    from: (100 * 60) / 540,
    size: (100 * 180) / 540,
  });
  expect(placeIn(day, span('2030-11-25T00:00Z', '2030-11-26T04:30Z'), frame)).toMatchObject({ from: 0 });
  expect(placeIn(day, span('2030-11-26T14:30Z', '2030-11-26T15:30Z'), frame)).toBeNull();
  expect(placeIn(day, span('2030-11-27T04:30Z', '2030-11-27T05:30Z'), frame)).toBeNull();
});

test('the drawn hours include what must be seen and at least a working day, and nights only if something is in them', () => {
  const none = scaleFor([day], { must: [], good: [] }, 'Asia/Kolkata');
  expect(none).toEqual({ from: 480, to: 1140 });
  const late = scaleFor(
    [day],
    { must: [span('2030-11-26T17:00Z', '2030-11-26T18:00Z')], good: [] },
    'Asia/Kolkata',
  );
  expect(late.to).toBe(1440);
  const allDay = { start: day.start, end: day.end };
  expect(scaleFor([day], { must: [], good: [allDay] }, 'Asia/Kolkata')).toEqual({ from: 360, to: 1380 });
});

test('a span is formatted in its zone', () => {
  expect(spanClocks(span('2030-11-26T09:30Z', '2030-11-26T10:30Z'), 'Asia/Kolkata')).toBe('15:00–16:00');
});
