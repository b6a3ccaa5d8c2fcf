import { expect, test } from 'vitest';
import { getResume } from '../../../test/resume-index/resumes.ts';
import { buildSegment } from '../resume-index/segments/build-segment.ts';
import { createKeptIndexes } from './kept-indexes.ts';

function buildBlock(key: string, text: string) {
  const built = buildSegment([getResume(key, text)]);
  const bytes = new SharedArrayBuffer(built.length);
  new Uint8Array(bytes).set(built);
  return { key, bytes };
}
const first = buildBlock('acme/1', 'Java');
const second = buildBlock('acme/2', 'Kotlin');

test('an index stays open until one of its blocks is dropped', () => {
  const kept = createKeptIndexes();
  const [both, one] = [[first, second], [first]].map((blocks) => ({ blocks, contents: '[]' }));
  if (!both || !one) throw new Error('There are two sets.');
  const opened = kept.open(both);
  expect([opened.size, opened.mentions('kotlin')]).toEqual([2, [1]]);
  const openedOne = kept.open(one);
  expect(kept.open(both)).toBe(opened);
  kept.forget(['acme/2']);
  expect(kept.open(one)).toBe(openedOne);
  expect(kept.open(both)).not.toBe(opened);
  kept.forgetAll();
  expect(kept.open(one)).not.toBe(openedOne);
});
