import { afterEach, expect, test } from 'vitest';
import { amountText, writeNumbersAs } from './amount-text.ts';

afterEach(() => writeNumbersAs('IN'));

test.each([
  ['IN', 'INR 18,50,000.50'],
  ['US', 'INR 1,850,000.50'],
  ['DE', 'INR 1.850.000,50'],
])('someone in %s reads numbers grouped as there', (country, amount) => {
  writeNumbersAs(country);
  expect(amountText('1850000.50', 'INR')).toBe(amount);
});

test('no digit of a large amount is lost, and no amount is nothing', () => {
  writeNumbersAs('GB');
  expect(amountText('9007199254740993', 'GBP')).toBe('GBP 9,007,199,254,740,993');
  expect(amountText('', 'GBP')).toBe('');
});

test('a country without English customs of its own is written as in Britain', () => {
  writeNumbersAs('ZZ');
  expect(amountText('123456', 'GBP')).toBe('GBP 123,456');
});
