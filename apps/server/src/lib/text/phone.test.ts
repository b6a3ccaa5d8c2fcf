import { expect, test } from 'vitest';
import { toE164 } from './phone.ts';

test.each([
  ['98450 01234', 'IN', '+919845001234'],
  ['098450 01234', 'IN', '+919845001234'],
  ['+49 30 1234567', 'IN', '+49301234567'],
  ['1234567', 'DE', '+491234567'],
  ['123456789012345', 'IN', '+91123456789012345'],
  ['', 'IN', ''],
])('%j dialed in %s is %s', (typed, country, e164) => {
  expect(toE164(typed, country)).toBe(e164);
});

test('refuses a country without a dialing code', () => {
  expect(() => toE164('98450 01234', 'ZZ')).toThrow('Invalid country');
});
