import { LIMITS } from '@slotwise/contract/limits';
import { expect, test } from 'vitest';
import { printTotal } from './print-total.ts';

test('a total beyond the counting limit is shown as over it', () => {
  expect(printTotal(58)).toBe('58');
  expect(printTotal(LIMITS.countedUpTo)).toBe('20000');
  expect(printTotal(LIMITS.countedUpTo + 1)).toBe('over 20,000');
});
