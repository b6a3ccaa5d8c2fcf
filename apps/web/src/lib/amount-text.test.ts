import { afterEach, expect, test } from 'vitest';
import { amountText, writeNumbersAs } from './amount-text.ts';

afterEach(() => writeNumbersAs('IN'));

test.each([
  ['IN', 'INR 18,50,000.50'],
  ['US', 'INR 1,850,000.50'],
  ['DE', 'INR 1.850.000,50'],
])('someone in %s sees numbers grouped as there', (country, amount) => {
  writeNumbersAs(country);
  expect(amountText('1850000.50', 'INR')).toBe(amount);
});

test('no digit of a large amount is lost, and a missing amount is empty', () => {
  writeNumbersAs('GB');
  expect(amountText('9007199254740993', 'GBP')).toBe('GBP 9,007,199,254,740,993');
  expect(amountText('', 'GBP')).toBe('');
});

test('a country without an English locale uses British formatting', () => {
  writeNumbersAs('ZZ');
  expect(amountText('123456', 'GBP')).toBe('GBP 123,456');
});
