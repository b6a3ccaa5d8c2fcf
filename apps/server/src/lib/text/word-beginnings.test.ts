import { expect, test } from 'vitest';
import { searchBeginnings, toWordPattern } from './word-beginnings.ts';

test.each([
  ['  Zoé  MÜLLER ', ['zoe', 'muller']],
  ['@Acme.example', ['acme.example']],
  ['R & D', ['r', 'd']],
  ['(C++', ['c++']],
  ['%%', ['%%']],
  ['', []],
])('searching for %j looks for words that start with %j', (typed, words) => {
  expect(searchBeginnings(typed)).toEqual(words);
});

test('treats a word’s signs literally, and lets characters of scripts without spaces start a word anywhere', () => {
  expect(toWordPattern('c++')).toBe('(^|[ -/:-@[-`{-~\\u2e80-\\uffff])c\\+\\+');
  expect(toWordPattern('小明')).toBe('小明');
});
