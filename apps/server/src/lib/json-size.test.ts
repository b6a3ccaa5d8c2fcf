import { expect, test } from 'vitest';
import { sizeOfJson } from './json-size.ts';

const size = (text: string, limits = { values: 100, depth: 100 }) => sizeOfJson(Buffer.from(text), limits);

test.each<[string, number, number]>([
  ['1', 1, 0],
  ['[1,2,[3]]', 5, 2],
  ['{"a":[{"b":"c"}],"d":1}', 5, 3],
  [String.raw`{"a,[":"\\\",[[{{\\"}`, 2, 1],
  ['"Zoë, [😀]"', 1, 0],
])('the size of %s is counted, and what stands in texts is not', (text, values, depth) => {
  expect(size(text)).toEqual({ values, depth });
});

test('counting ends where a limit is passed', () => {
  expect(size('[1,'.repeat(1000), { values: 10, depth: 100 }).values).toBe(11);
  expect(size('['.repeat(1000), { values: 2000, depth: 5 }).depth).toBe(6);
});
