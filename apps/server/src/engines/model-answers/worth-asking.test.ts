import type { Answer, Interpretation } from '@slotwise/contract/deepgaze/questions/questions.schema';
import { expect, test } from 'vitest';
import { isUnlinked } from './worth-asking.ts';

/** An answer to a question that was read so. */
const readAs = (different: Partial<Interpretation>): Answer => ({
  interpretation: {
    op: 'RANK',
    filters: [],
    join: 'ALL',
    words: 'x',
    corrected: [],
    inWords: '',
    ...different,
  },
  notFound: false,
  refused: false,
  matched: 0,
  unclear: 0,
  examined: 0,
  readable: 0,
  unreadable: 0,
  waiting: 0,
  rows: [],
  page: { page: 1, pageSize: 10, total: 0 },
  answer: '',
  notes: [],
  suggestions: [],
  engine: 'RULES',
  tookMs: 0,
});

test.each<[string, Partial<Interpretation>, boolean]>([
  ['somebody to keep the lights on', {}, true],
  ['blah blah', { op: 'REFUSED', refusal: 'UNCLEAR', words: '' }, true],
  ['of those, somebody to keep the lights on', {}, false],
  ['of those, blah', { op: 'REFUSED', refusal: 'UNCLEAR', words: '' }, false],
  ['who is honest', { op: 'REFUSED', refusal: 'JUDGEMENT', words: '' }, false],
  ['who knows Java', { op: 'FIND', filters: [{ kind: 'SKILL', value: 'Java' }], words: '' }, false],
  ['most years with Java', { filters: [{ kind: 'SKILL_YEARS', value: 'Java' }], words: '' }, false],
])('%s', (question, reading, expected) => {
  expect(isUnlinked(question, readAs(reading))).toBe(expected);
});
