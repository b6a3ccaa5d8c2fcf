import { LIMITS } from '@slotwise/contract/limits';
import { expect, test } from 'vitest';
import { printTotal } from './print-total.ts';

test('what is counted no further is told as more than that', () => {
  expect(printTotal(58)).toBe('58');
  expect(printTotal(LIMITS.countedUpTo)).toBe('20000');
  expect(printTotal(LIMITS.countedUpTo + 1)).toBe('over 20,000');
});
