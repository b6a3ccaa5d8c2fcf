import { draftOf } from '@slotwise/contract/bookings/feedback/feedback.rules';
import { beforeEach, expect, test } from 'vitest';
import { aPanelView } from '../../../test/a-panel-view.ts';
import { dropForgotten, keepCopy, readCopy, type LocalCopy } from './local-copy.ts';

const view = aPanelView();
const blank = draftOf(view.scorecard, undefined);
const copy: LocalCopy = {
  keptAt: 1000,
  view,
  base: blank,
  draft: { ...blank, summary: 'Kept' },
  version: 3,
  sent: [],
  stage: 'writing',
};

beforeEach(() => localStorage.clear());

test('a phone gives back the draft it kept', () => {
  expect(keepCopy(localStorage, 'abc', copy)).toBe(true);
  expect(readCopy(localStorage, 'abc')).toMatchObject({ draft: { summary: 'Kept' }, version: 3 });
  expect(readCopy(localStorage, 'other')).toBeNull();
});

test('a phone keeps nothing that others wrote, and of the candidate the name alone', () => {
  const comments = [
    {
      commentId: 'c',
      text: 'Secret',
      visibility: 'INTERNAL',
      byName: 'Ananya',
      byRole: 'ADMIN',
      at: '',
    } as const,
  ];
  keepCopy(localStorage, 'abc', { ...copy, view: aPanelView({ comments }) });
  const text = JSON.stringify({ ...localStorage });
  expect(text).toContain('Meera Krishnan');
  expect(text).not.toMatch(/Secret|Halden|Kafka/);
});

test('a browser without storage says that it keeps nothing', () => {
  const full = {
    ...localStorage,
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(keepCopy(full as unknown as Storage, 'abc', copy)).toBe(false);
});

test('a damaged copy counts as none', () => {
  localStorage.setItem('slotwise.scorecard.abc', '{"draft":1');
  expect(readCopy(localStorage, 'abc')).toBeNull();
});

test('copies of links that ended long ago are dropped, younger ones stay', () => {
  const day = 86_400_000;
  keepCopy(localStorage, 'old', { ...copy, keptAt: 0 });
  keepCopy(localStorage, 'new', { ...copy, keptAt: 40 * day });
  localStorage.setItem('someone.else', 'x');
  dropForgotten(localStorage, 61 * day);
  expect(Object.keys(localStorage).toSorted()).toEqual(['slotwise.scorecard.new', 'someone.else']);
});
