import { expect, test } from 'vitest';
import { getFact, idsFound, getResume, listSegments } from '../../../../test/resume-index/resumes.ts';
import { openIndex } from '../open-index.ts';

const go = [getFact('SKILL', 'go')];
const segments = listSegments([
  [getResume('a1', 'go go kafka', { facts: go }), getResume('b', 'kafka', { name: 'Nila Das' })],
  [
    getResume('a2', 'go go kafka', { facts: go }),
    getResume('c', 'go', { facts: go, name: 'Ravi Menon', statedYears: 7 }),
  ],
]);
const index = openIndex(
  segments,
  new Map([
    ['a1', 'same'],
    ['a2', 'same'],
  ]),
);

test('counts duplicate content once, as its first resume', () => {
  expect([0, 1, 2].map(index.getResumeId)).toEqual(['a1', 'b', 'c']);
  expect(index).toMatchObject({ size: 3, copies: 1 });
  expect(['a1', 'b'].map(index.listCopies)).toEqual([['a2'], []]);
  expect([0, 1, 2].map(index.getName)).toEqual(['', 'Nila Das', 'Ravi Menon']);
  expect(index.getYears(2).stated).toBe(7);
  expect(() => index.getName(3)).toThrow('no resume 3');
});

test('counts hits without copies, none of which takes a place within a limit', () => {
  expect(index.holders('SKILL', 'go').map(({ resume }) => resume)).toEqual([0, 2]);
  expect(index.norms('SKILL').get('go')).toBe(2);
  expect(index.mentions('kafka')).toEqual([0, 1]);
  expect(idsFound(index, 'go')).toHaveLength(2);
  const { hits } = index.search('go', { limit: 2 });
  expect(new Set(hits.map(({ resume }) => resume))).toEqual(new Set([0, 2]));
});

test('scores as if the copies had never been indexed', () => {
  const alone = openIndex(
    listSegments([
      [getResume('a1', 'go go kafka', { facts: go }), getResume('b', 'kafka')],
      [getResume('c', 'go', { facts: go })],
    ]),
  );
  expect(index.scores('go kafka')).toEqual(alone.scores('go kafka'));
});

test('treats unique content as no one’s copy', () => {
  expect(openIndex(segments, new Map([['a1', 'alone']])).size).toBe(4);
});
