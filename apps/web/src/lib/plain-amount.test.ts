import { expect, test } from 'vitest';
import { fullAddress } from './full-address.ts';
import { plainAmount } from './plain-amount.ts';

test.each([
  ['32,50,000', '3250000'],
  ['3,250,000.50', '3250000.50'],
  [' 3 250 000', '3250000'],
  ['92.50', '92.50'],
  ['92,50', '92,50'],
  ['3,25,00', '3,25,00'],
  ['18 LPA', '18 LPA'],
  ['', ''],
])('an amount typed as "%s" is read as "%s"', (typed, amount) => {
  expect(plainAmount(typed)).toBe(amount);
});

test.each([
  ['www.linkedin.com/in/meera', 'https://www.linkedin.com/in/meera'],
  [' linkedin.com/in/meera ', 'https://linkedin.com/in/meera'],
  ['https://in.linkedin.com/in/meera', 'https://in.linkedin.com/in/meera'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['meera', 'meera'],
  ['', ''],
])('an address typed as "%s" is read as "%s"', (typed, address) => {
  expect(fullAddress(typed)).toBe(address);
});
