import { expect, test } from 'vitest';
import { inventedIndex } from '../../../../test/resume-questions/invented-resumes.ts';
import { favourTitles } from './favour-titles.ts';

const { index } = inventedIndex([
  { name: 'Asha Rao', titles: ['Consultant'], note: 'Advises client organizations on tax.' },
  { name: 'Ravi Menon', titles: ['Senior Consultant'], note: 'Advises client organizations on pay.' },
  { name: 'Nila Das', titles: ['Baker'], note: 'Writes to each client of the shop.' },
  { name: 'Uma Sen', titles: ['Consultant'], note: 'Writes to each client of the firm.' },
  { name: 'Tara Iyer', titles: ['Consultant'], note: 'Bakes at home.' },
  { name: 'Karan Shah', titles: ['Welder'], note: 'Welds.' },
  { name: 'Jane Hill', titles: ['Nurse'], note: 'Nurses.' },
]);

const order = (scores: Float64Array) =>
  [...scores.keys()]
    .filter((resume) => scores[resume])
    .toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other)
    .map((resume) => index.getName(resume));

test('puts the one with the titles of the nearest hits first among those equally near', () => {
  const scores = index.scores('advises client organizations');
  expect(scores[2]).toBeCloseTo(scores[3] ?? 0);
  expect(order(favourTitles(scores, '', index))).toEqual(['Asha Rao', 'Ravi Menon', 'Uma Sen', 'Nila Das']);
});

test('adds no one because of a title, and ignores a title of only one of the nearest', () => {
  const scores = index.scores('welds');
  expect(favourTitles(scores, '', index)).toEqual(scores);
  expect(favourTitles(index.scores('nothing of this'), '', index).every((score) => score === 0)).toBe(true);
});

test('adds a person whose occupation does the described work, though none of the words match', () => {
  const words = 'look after patients on the ward';
  expect(order(index.scores(words))).toEqual([]);
  expect(order(favourTitles(index.scores(words), words, index))[0]).toBe('Jane Hill');
});

test('brings in no one by title if someone has all of the words', () => {
  const words = 'client organizations tax';
  const shown = order(favourTitles(index.scores(words), words, index));
  expect(shown.toSorted()).toEqual(order(index.scores(words)).toSorted());
});
