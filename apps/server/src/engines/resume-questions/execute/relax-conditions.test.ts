import type { Filter, Interpretation } from '@slotwise/contract/deepgaze/questions.schema';
import { describe, expect, test } from 'vitest';
import { inventedIndex } from '../../../../test/resume-questions/invented-resumes.ts';
import { findResumes } from './find-resumes.ts';
import { listBehind, relaxConditions } from './relax-conditions.ts';

const { index } = inventedIndex([
  { name: 'Asha Rao', skills: ['Java'], note: 'Read about Kafka once.' },
  { name: 'Ravi Menon', skills: ['Java', 'Kafka'], notice: '60 days' },
  { name: 'Nila Das', skills: ['Python'], note: 'Bakes at home.' },
  {
    name: 'Uma Sen',
    titles: ['Baker'],
    skills: ['Kafka', 'Java'],
    note: 'Bakes for a living: bread, cakes, bread.',
  },
]);

const skill = (value: string): Filter => ({ kind: 'SKILL', value });
const ALL = [skill('Java'), skill('Kafka'), skill('Python')];

const getPlan = (filters: Filter[], more: Partial<Interpretation> = {}): Interpretation => ({
  op: 'FIND',
  filters,
  join: 'ALL',
  words: '',
  corrected: [],
  inWords: '',
  ...more,
});

function nearest(filters: Filter[], more: Partial<Interpretation> = {}) {
  const found = relaxConditions(getPlan(filters, more), index);
  return found && { ...found, found: found.found.map(({ resume }) => index.getName(resume)) };
}

test('those who meet most conditions are near, most facts first and mere mentions last', () => {
  expect(nearest(ALL)).toEqual({ found: ['Ravi Menon', 'Uma Sen', 'Asha Rao'], met: 2, asked: 3 });
});

test('orders those with the same facts by how well their words match', () => {
  expect(nearest(ALL, { words: 'bread' })?.found).toEqual(['Uma Sen', 'Ravi Menon', 'Asha Rao']);
});

describe('conditions that are not optional must hold', () => {
  test.each<[string, Filter, string[]]>([
    [
      'the resumes from the previous answer',
      { kind: 'RESUMES', value: 'those', resumeIds: ['r1'] },
      ['Asha Rao'],
    ],
    ['what was left out', { ...skill('Kafka'), isAbsent: true }, ['Nila Das']],
  ])('%s', (_title, fixed, found) => {
    expect(nearest([skill('Java'), skill('Python'), fixed])).toEqual({ found, met: 1, asked: 2 });
  });
});

test('a notice period makes no one near, since someone who states none may meet it', () => {
  const soon: Filter = { kind: 'NOTICE_PERIOD', value: '', atMost: 30 };
  expect(nearest([...ALL, soon])).toEqual(nearest(ALL));
});

describe('no one is near', () => {
  test.each<[string, Filter[], Partial<Interpretation>]>([
    ['to a single condition', [skill('Java')], {}],
    ['to any of several', ALL, { join: 'ANY' }],
    ['to conditions of which no one meets one', [...ALL, skill('Cobol')], {}],
    ['to a named person', [...ALL, { kind: 'PERSON', value: 'Asha Rao', resumeIds: ['r1'] }], {}],
  ])('%s', (_title, filters, more) => expect(nearest(filters, more)).toBeNull());
});

function behind(filters: Filter[], more: Partial<Interpretation> = {}) {
  const plan = getPlan(filters, more);
  return listBehind(plan, findResumes(plan, index), index).map(({ resume }) => index.getName(resume));
}

describe('behind those who meet a list', () => {
  const baker: Filter = { kind: 'TITLE', value: 'Baker' };

  test.each<[string, Filter[], Partial<Interpretation>, string[]]>([
    [
      'come those who have a title or else what is asked with it',
      [baker, skill('Python')],
      {},
      ['Nila Das', 'Uma Sen'],
    ],
    ['comes no one where a fact proves the whole', [baker, skill('Kafka')], {}, []],
    ['comes no one where no title is asked for', [skill('Kafka'), skill('Python')], {}, []],
    ['come those who meet half of many', [...ALL, baker], {}, ['Uma Sen', 'Ravi Menon', 'Asha Rao']],
    ['comes no one of a count', [baker, skill('Python')], { op: 'COUNT' }, []],
    ['comes no one where something is left out', [baker, { ...skill('Java'), isAbsent: true }], {}, []],
  ])('%s', (_title, filters, more, names) => expect(behind(filters, more)).toEqual(names));
});

test('shows few others next to those who use the exact words', () => {
  const others = Array.from({ length: 14 }, (_, at) => ({
    name: `Otto Ahn ${at}`,
    note: 'Sold tea to a technical firm.',
  }));
  const many = inventedIndex([{ name: 'Edda Brand', note: 'A technical seller.' }, ...others]).index;
  const ranked = (words: string) => findResumes(getPlan([], { op: 'RANK', words }), many).length;
  expect([ranked('technical seller'), ranked('technical tea')]).toEqual([10, 15]);
});
