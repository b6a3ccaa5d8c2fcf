import { describe, expect, test } from 'vitest';
import { isWithinHours, type WorkingHours } from './within-hours.ts';

const hours = (ranges: [number, string, string][], timeZone = 'Europe/Berlin'): WorkingHours => ({
  timeZone,
  weeklyHours: ranges.map(([day, start, end]) => ({ day, start, end })),
});
const span = (startTime: string, endTime: string) => ({ startTime, endTime });

describe('weekly hours', () => {
  const office = hours([
    [4, '09:00', '12:00'],
    [4, '12:00', '17:00'],
  ]);

  test.each([
    ['the whole of a day’s ranges that touch', '2026-06-11T07:00:00Z', '2026-06-11T15:00:00Z', true],
    ['a minute before', '2026-06-11T06:59:00Z', '2026-06-11T08:00:00Z', false],
    ['a minute after', '2026-06-11T14:00:00Z', '2026-06-11T15:01:00Z', false],
    ['another weekday', '2026-06-12T08:00:00Z', '2026-06-12T09:00:00Z', false],
    ['the winter hour of the same clocks', '2026-12-10T08:00:00Z', '2026-12-10T09:00:00Z', true],
  ])('hold %s: %s to %s is %s', (_what, start, end, expected) => {
    expect(isWithinHours(span(start, end), office)).toBe(expected);
  });

  test('hold a night that goes on after midnight, and end at midnight without it', () => {
    const night = hours(
      [
        [5, '22:00', '24:00'],
        [6, '00:00', '02:00'],
      ],
      'UTC',
    );
    expect(isWithinHours(span('2026-06-12T23:00:00Z', '2026-06-13T01:00:00Z'), night)).toBe(true);
    const evening = hours([[5, '22:00', '24:00']], 'UTC');
    expect(isWithinHours(span('2026-06-12T23:00:00Z', '2026-06-13T00:00:00Z'), evening)).toBe(true);
    expect(isWithinHours(span('2026-06-12T23:00:00Z', '2026-06-13T00:01:00Z'), evening)).toBe(false);
  });

  test('leave a gap between ranges outside, and hold nothing where there are none', () => {
    const split = hours(
      [
        [4, '09:00', '12:00'],
        [4, '13:00', '17:00'],
      ],
      'UTC',
    );
    expect(isWithinHours(span('2026-06-11T11:00:00Z', '2026-06-11T14:00:00Z'), split)).toBe(false);
    expect(isWithinHours(span('2026-06-11T11:00:00Z', '2026-06-11T12:00:00Z'), hours([]))).toBe(false);
  });
});
