import { expect, test } from 'vitest';
import { searchBeginnings, toWordPattern } from './word-beginnings.ts';

test.each([
  ['  Zoé  MÜLLER ', ['zoe', 'muller']],
  ['@Acme.example', ['acme.example']],
  ['R & D', ['r', 'd']],
  ['(C++', ['c++']],
  ['%%', ['%%']],
  ['', []],
])('someone who types %j looks for words that begin with %j', (typed, words) => {
  expect(searchBeginnings(typed)).toEqual(words);
});

test('signs of a word stand for themselves, and a character of a script without spaces begins anywhere', () => {
  expect(toWordPattern('c++')).toBe('(^|[ -/:-@[-`{-~\\u2e80-\\uffff])c\\+\\+');
  expect(toWordPattern('小明')).toBe('小明');
});
