import { DEFAULT_SCORECARD } from '@slotwise/contract/booking-parts/feedback.schema';
import { expect, test } from 'vitest';
import { aFeedback } from '../../test/feedback.ts';
import { isAtRisk, openedCard, receivedCard, resolvedCard } from './card.model.ts';

const saved = (summary: string, version: number) => aFeedback({ isMine: true, summary, version });
const opened = openedCard(DEFAULT_SCORECARD, saved('Old', 2));
const typed = { ...opened, draft: { ...opened.draft, summary: 'Mine' } };

test('an answer overtaken by a later save changes nothing', () => {
  expect(receivedCard(typed, DEFAULT_SCORECARD, saved('Older', 1))).toBe(typed);
});

test('a text written in two places is shown as a conflict, and the chosen one is saved', () => {
  const card = receivedCard(typed, DEFAULT_SCORECARD, saved('Theirs', 3));
  expect(card).toMatchObject({ version: 3, draft: { summary: 'Mine' } });
  const [part, ...others] = card.conflict?.parts ?? [];
  if (!part) throw new Error('The summary is in conflict');
  expect(others).toEqual([]);
  const chosen = resolvedCard(card, part, 'theirs');
  expect(chosen).toMatchObject({ conflict: null, draft: { summary: 'Theirs' }, base: { summary: 'Theirs' } });
});

test('leaving loses only what a conflict or refusal keeps from being saved', () => {
  const card = receivedCard(typed, DEFAULT_SCORECARD, saved('Theirs', 3));
  expect([isAtRisk(card, false), isAtRisk(typed, true), isAtRisk(typed, false)]).toEqual([true, true, false]);
  expect(isAtRisk(opened, true)).toBe(false);
});
