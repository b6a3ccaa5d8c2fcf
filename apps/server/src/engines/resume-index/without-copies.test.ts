import { expect, test } from 'vitest';
import { factOf, idsFound, indexOf, resumeOf } from '../../../test/resume-index/resumes.ts';
import { withoutCopies } from './without-copies.ts';

const go = [factOf('SKILL', 'go')];
const whole = indexOf(
  [resumeOf('a1', 'go go kafka', { facts: go }), resumeOf('b', 'kafka', { name: 'Nila Das' })],
  [resumeOf('a2', 'go go kafka', { facts: go }), resumeOf('c', 'go', { facts: go, name: 'Ravi Menon' })],
);
const index = withoutCopies(
  whole,
  new Map([
    ['a1', 'same'],
    ['a2', 'same'],
  ]),
);

test('a content that stands twice counts once, as its first resume', () => {
  expect([0, 1, 2].map(index.resumeIdOf)).toEqual(['a1', 'b', 'c']);
  expect(index).toMatchObject({ size: 3 });
  expect([0, 1, 2].map(index.nameOf)).toEqual(['', 'Nila Das', 'Ravi Menon']);
});

test('what is found is counted without the copies, and none of them takes a place of a limit', () => {
  expect(index.holders('SKILL', 'go').map(({ resume }) => resume)).toEqual([0, 2]);
  expect(index.norms('SKILL').get('go')).toBe(2);
  expect(index.mentions('kafka')).toEqual([0, 1]);
  expect(idsFound(index, 'go')).toHaveLength(2);
  const { hits } = index.search('go', { limit: 2 });
  expect(new Set(hits.map(({ resume }) => resume))).toEqual(new Set([0, 2]));
});

test('without copies the index is the same one', () => {
  expect(withoutCopies(whole, new Map([['a1', 'alone']]))).toBe(whole);
});
