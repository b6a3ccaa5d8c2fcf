import { expect, test } from 'vitest';
import { inPieces } from './resemblances.rules.ts';

test('pairs with long texts come one by one, those with short ones together', () => {
  const sides = new Map([
    ['a', { bytes: 400_000 }],
    ['b', { bytes: 900_000 }],
    ['c', { bytes: 10 }],
  ]);
  const pair = (first: string, second: string) => ({ first_id: first, second_id: second });
  const rows = [pair('a', 'b'), pair('a', 'c'), pair('c', 'gone'), pair('a', 'c'), pair('a', 'c')];
  expect(inPieces(rows, sides)).toEqual([rows.slice(0, 1), rows.slice(1, 4), rows.slice(4)]);
  expect(inPieces([], sides)).toEqual([]);
});
