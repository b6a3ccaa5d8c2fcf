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

test('of those who are as near, the one comes first who is called what the nearest are called', () => {
  const scores = index.scores('advises client organizations');
  expect(scores[2]).toBeCloseTo(scores[3] ?? 0);
  expect(order(favourTitles(scores, '', index))).toEqual(['Asha Rao', 'Ravi Menon', 'Uma Sen', 'Nila Das']);
});

test('a title brings no one in, and what one of the nearest alone is called counts for nothing', () => {
  const scores = index.scores('welds');
  expect(favourTitles(scores, '', index)).toEqual(scores);
  expect(favourTitles(index.scores('nothing of this'), '', index).every((score) => score === 0)).toBe(true);
});

test('an occupation that does what is described brings in who says it in none of these words', () => {
  const words = 'look after patients on the ward';
  expect(order(index.scores(words))).toEqual([]);
  expect(order(favourTitles(index.scores(words), words, index))[0]).toBe('Jane Hill');
});

test('where someone has all of the words, no title brings in those who have none', () => {
  const words = 'client organizations tax';
  const shown = order(favourTitles(index.scores(words), words, index));
  expect(shown.toSorted()).toEqual(order(index.scores(words)).toSorted());
});
