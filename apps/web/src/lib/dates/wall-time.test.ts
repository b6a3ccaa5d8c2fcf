import { expect, test } from 'vitest';
import { printClock, printWallTime } from './wall-time.ts';

test('a wall time is formatted by moving its digits only', () => {
  expect(printWallTime('2026-11-26T15:00')).toBe('26/11/2026 15:00');
  expect(printWallTime('2026-03-29T02:30')).toBe('29/03/2026 02:30');
  expect(printWallTime('2026-11-26')).toBe('26/11/2026');
  expect(printWallTime('not a time')).toBe('not a time');
  expect(printClock('2026-11-26T15:00')).toBe('15:00');
});
