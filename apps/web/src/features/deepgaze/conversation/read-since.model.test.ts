import { expect, test } from 'vitest';
import { aZipRecord, anAskedQuestion, anAnswer } from '../../../../test/deepgaze.ts';
import { askingAgain, readSince } from './read-since.model.ts';

const early = anAskedQuestion({ examined: 7, readable: 7, waiting: 5 });
const read = aZipRecord();
const reading = aZipRecord({ state: 'PARSING', parsed: 11 });
const broken = aZipRecord({ state: 'FAILED', parsed: 8, failed: 1, duplicates: 1 });
const later = aZipRecord({ contextId: 'other', uploadedAt: '2026-11-21T09:00:00.000Z', state: 'QUEUED' });

test.each([
  ['a zip that was read since', early, [read, later], 5],
  ['a zip that is read still', early, [reading], 0],
  ['a zip that was read in part', early, [broken], 3],
  ['all zips, one of which came after it', { ...early, contextId: null }, [read, later], 5],
  ['a zip that was read before', anAskedQuestion(), [read], 0],
])('counts the files read since: %s', (_, asked, zips, files) => {
  expect(readSince(asked, zips)).toBe(files);
});

test('a question is asked again as typed, or with its reading alone if that was changed', () => {
  expect(askingAgain(early, false)).toEqual([early.question, {}]);
  const { interpretation } = anAnswer();
  const further = { among: 3, anew: 'All resumes: Kafka in Pune' };
  const went = anAskedQuestion({ interpretation: { ...interpretation, further } });
  expect(askingAgain(went, false)).toEqual([early.question, { interpretation }]);
});
