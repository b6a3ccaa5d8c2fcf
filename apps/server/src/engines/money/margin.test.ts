import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCents, computeMargin } from './margin.ts';

describe('the margin of a rate', () => {
  test.each([
    ['92.50', '70.00', '22.50', '24.32'],
    ['0.30', '0.10', '0.20', '66.67'],
    ['1850000', '1850000', '0.00', '0.00'],
    ['100', '120.5', '-20.50', '-20.50'],
    ['3', '4', '-1.00', '-33.33'],
    ['800', '799.96', '0.04', '0.01'],
    ['80000', '79996', '4.00', '0.01'],
    ['80000', '80004', '-4.00', '-0.01'],
    ['9999999999999.99', '0.01', '9999999999999.98', '100.00'],
    ['0', '10', '-10.00', ''],
  ])('of %s billed and %s paid is %s, or %s percent', (bill, pay, amount, percent) => {
    expect(computeMargin(bill, pay)).toEqual({ amount, percent });
  });

  test.each([
    [null, '10'],
    ['10', null],
    ['', ''],
  ])('is unknown for %s billed and %s paid', (bill, pay) => {
    expect(computeMargin(bill, pay)).toEqual({ amount: '', percent: '' });
  });

  test('plus pay equals the bill rate, for any amounts', () => {
    const cents = fc.bigInt({ min: 0n, max: 10n ** 15n - 1n });
    const print = (amount: bigint) => `${amount / 100n}.${(amount % 100n).toString().padStart(2, '0')}`;
    fc.assert(
      fc.property(cents, cents, (bill, pay) => {
        const { amount } = computeMargin(print(bill), print(pay));
        expect((toCents(amount) ?? 0n) + pay).toBe(bill);
      }),
    );
  });

  test('rejects anything but amounts', () => {
    expect(() => computeMargin('1e3', '1')).toThrow('not an amount');
  });
});
