import { expect, test } from 'vitest';
import {
  toDraft,
  faultsOfDraft,
  inFormOrder,
  toInput,
  owesScorecard,
  type ScorecardDraft,
} from './feedback.rules.ts';
import { DEFAULT_SCORECARD } from './feedback.schema.ts';

const blank = toDraft(DEFAULT_SCORECARD, undefined);
const rate = (from: ScorecardDraft, name: string, rating: number): ScorecardDraft => ({
  ...from,
  attributes: from.attributes.map((rated) => (rated.name === name ? { ...rated, rating } : rated)),
});

test('lists must-haves in a form first, then the highest weight, then in the given order', () => {
  const names = inFormOrder([
    { name: 'Ownership', weight: 3, mustHave: false },
    { name: 'Python', weight: 5, mustHave: false },
    { name: 'SQL', weight: 1, mustHave: true },
    { name: 'Writing', weight: 3, mustHave: false },
  ]).map(({ name }) => name);
  expect(names).toEqual(['SQL', 'Python', 'Ownership', 'Writing']);
});

test('requires twenty characters of summary, not counting surrounding blanks, and a rating for each must-have', () => {
  const rated = rate(rate(blank, 'Technical skills', 4), 'Problem solving', 3);
  expect(faultsOfDraft({ ...rated, summary: 'x'.repeat(20) }, DEFAULT_SCORECARD)).toEqual({});
  const short = { ...rate(blank, 'Technical skills', 4), summary: ` ${'x'.repeat(19)} ` };
  expect(faultsOfDraft(short, DEFAULT_SCORECARD)).toEqual({
    'attributes.1.rating': 'Rate Problem solving: it is a must-have',
    summary: 'Write a summary of at least 20 characters',
  });
});

test('does not send an attribute that is no longer asked for, even if a stored form answers it', () => {
  const old = { ...blank, attributes: [...blank.attributes, { name: 'Go', rating: 4, comment: 'Fluent' }] };
  expect(toInput(old, DEFAULT_SCORECARD).attributes).toEqual(blank.attributes);
});

test('a panelist owes a scorecard until their own is submitted or waived, whatever others owe', () => {
  const seat = (isMine: boolean, state: 'DRAFT' | 'SUBMITTED' | 'DISMISSED' | null) => ({ isMine, state });
  const owes = (...scorecards: ReturnType<typeof seat>[]) => owesScorecard({ scorecards });
  expect([owes(seat(true, null)), owes(seat(true, 'DRAFT'))]).toEqual([true, true]);
  expect([owes(seat(true, 'SUBMITTED'), seat(false, null)), owes(seat(true, 'DISMISSED')), owes()]).toEqual([
    false,
    false,
    false,
  ]);
});
