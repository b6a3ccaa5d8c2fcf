import type { Answer, FilterKind, Interpretation } from '@slotwise/contract/deepgaze/questions.schema';
import { expect, test } from 'vitest';
import { isBetterRead, isUnlinked } from './worth-asking.ts';

/** An answer to a question with this interpretation. */
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

/** An answer that found no one with this interpretation. */
const noOneBy = (reading: Partial<Interpretation>): Answer => ({
  ...readAs({ op: 'FIND', words: '', ...reading }),
  notFound: true,
});
const buildFilters = (...kinds: FilterKind[]): Partial<Interpretation> => ({
  filters: kinds.map((kind) => ({ kind, value: 'x' })),
});

test.each<[string, Partial<Interpretation>, boolean]>([
  ['bookkeeping', buildFilters('TEXT'), true],
  ['people good at orchestration', buildFilters('SKILL'), true],
  ['how many wizards', { ...buildFilters('TITLE'), op: 'COUNT' }, true],
  ['who worked at Globex', buildFilters('COMPANY'), false],
  ['Java wizards', buildFilters('SKILL', 'TITLE'), false],
  ['of those, wizards', buildFilters('TITLE'), false],
  ['without bookkeeping', { filters: [{ kind: 'TEXT', value: 'x', isAbsent: true }] }, false],
])('decides if a question without matches may need other words: %s', (question, reading, expected) => {
  expect(isUnlinked(question, noOneBy(reading))).toBe(expected);
});

test('if no one was found, a condition is better, but other words to rank by are not', () => {
  const noOne = noOneBy(buildFilters('TEXT'));
  expect(isBetterRead(noOne, readAs({ ...buildFilters('SKILL'), op: 'FIND', words: '' }))).toBe(true);
  expect(isBetterRead(noOne, readAs({}))).toBe(false);
  expect(isBetterRead(noOne, noOne)).toBe(false);
});
