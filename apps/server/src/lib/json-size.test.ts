import { expect, test } from 'vitest';
import { measureJson } from './json-size.ts';

const size = (text: string, limits = { values: 100, depth: 100, names: 100 }) =>
  measureJson(Buffer.from(text), limits);

test.each<[string, number, number, number]>([
  ['1', 1, 0, 0],
  ['[1,2,[3]]', 5, 2, 0],
  ['{"a":[{"b":"c"}],"d":1}', 5, 3, 3],
  [String.raw`{"a,[:":"\\\",:[[{{\\"}`, 2, 1, 1],
  ['"Zoë, [😀]"', 1, 0, 0],
])('measures %s, ignoring the content of strings', (text, values, depth, names) => {
  expect(size(text)).toEqual({ values, depth, names });
});

test('stops measuring once a limit is exceeded', () => {
  expect(size('[1,'.repeat(1000), { values: 10, depth: 100, names: 0 }).values).toBe(11);
  expect(size('['.repeat(1000), { values: 2000, depth: 5, names: 0 }).depth).toBe(6);
  expect(size(`{${'"a":1,'.repeat(1000)}`, { values: 2000, depth: 5, names: 7 }).names).toBe(8);
});
