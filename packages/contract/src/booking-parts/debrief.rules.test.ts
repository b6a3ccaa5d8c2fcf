import { expect, test } from 'vitest';
import { debriefRows, gapText, scoresText, verdictText, wideGaps } from './debrief.rules.ts';

const asked = [
  { name: 'Ownership', weight: 5, mustHave: false },
  { name: 'SQL', weight: 1, mustHave: true },
];
const cards = [
  { SQL: 4, Ownership: 5 },
  { SQL: 2, Ownership: 1 },
  { SQL: 4, Ownership: null },
].map((ratings, i) => ({
  attributes: Object.entries(ratings).map(([name, rating]) => ({
    name,
    rating,
    weight: 3,
    mustHave: false,
    comment: '',
  })),
  overallRecommendation: ([null, 'STRONG_NO', 'YES'] as const)[i] ?? null,
}));

test('lists must-haves first, whatever the other weights, each with the mean of those who rated it', () => {
  expect(debriefRows(asked, cards).map(({ name, scores, mean }) => ({ name, scores, mean }))).toEqual([
    { name: 'SQL', scores: [4, 2, 4], mean: 10 / 3 },
    { name: 'Ownership', scores: [5, 1, null], mean: 3 },
  ]);
});

test('names a gap of two in a must-have before a wider one elsewhere', () => {
  const gaps = wideGaps(debriefRows(asked, cards));
  expect(gaps.map((row) => `${row.name}: ${scoresText(row)}. ${gapText(row)}`)).toEqual([
    'SQL: 4, 2, 4. A must-have with a gap of two.',
    'Ownership: 5, 1, not rated. A gap of four.',
  ]);
});

test('a single scorecard has no gaps', () => {
  expect(wideGaps(debriefRows(asked, cards.slice(0, 1)))).toEqual([]);
});

test('counts only scorecards with a recommendation', () => {
  expect(verdictText(cards)).toBe('1 of 2 yes');
  expect(verdictText(cards.slice(0, 1))).toBe('');
});
