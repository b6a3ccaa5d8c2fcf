import { expect, test } from 'vitest';
import { getMargin } from './margin.model.ts';

test('a margin is exact to the cent even if floating point is not', () => {
  expect(getMargin('0.30', '0.10')).toEqual({ amount: '0.20', percent: '66.67' });
  expect(getMargin('9999999999999.99', '0.01')?.amount).toBe('9999999999999.98');
  expect(getMargin(' 92.5 ', '80')).toEqual({ amount: '12.50', percent: '13.51' });
});

test('pay above the bill rate is a negative margin, rounded away from zero', () => {
  expect(getMargin('80', '92.50')).toEqual({ amount: '−12.50', percent: '−15.63' });
});

test('there is no margin until both rates are valid, and no percentage of nothing', () => {
  expect(getMargin('92', '')).toBeNull();
  expect(getMargin('92', '1e3')).toBeNull();
  expect(getMargin('0', '5')).toEqual({ amount: '−5.00', percent: '' });
});
