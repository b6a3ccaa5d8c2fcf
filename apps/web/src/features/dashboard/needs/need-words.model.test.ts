import type { Need } from '@slotwise/contract/bookings/needs.schema';
import { expect, test } from 'vitest';
import { aNeed } from '../../../../test/needs.ts';
import { needWords } from './need-words.model.ts';

const viewer = { timeZone: 'Asia/Kolkata', now: Date.parse('2030-11-27T06:30:00.000Z') };
const words = (need: Partial<Need>) => needWords(aNeed(need), viewer);

test('a late scorecard names who owes it, since when, and by how much it is late', () => {
  expect(words({ dueAt: '2030-11-27T02:10:00.000Z', overdue: true })).toEqual({
    title: 'Scorecard overdue: Meera Krishnan',
    text: 'Sofia Lindqvist · Technical 2 · Senior Data Engineer · since yesterday',
    due: '4 h late',
    act: 'See who owes it',
    to: '/viewmeeting/b1?tab=feedback',
  });
});

test.each([
  ['2030-11-27T12:30:00.000Z', 'due 18:00'],
  ['2030-11-28T12:30:00.000Z', 'due tomorrow'],
  ['2030-12-01T12:30:00.000Z', 'due Sunday'],
  ['2030-12-24T12:30:00.000Z', 'due 24/12/2030'],
])('a task due at %s reads “%s”', (dueAt, due) => {
  expect(words({ dueAt }).due).toBe(due);
});

test.each([
  ['2030-11-27T06:29:00.000Z', '1 min late'],
  ['2030-11-26T06:29:00.000Z', '1 day late'],
  ['2030-11-20T06:29:00.000Z', '7 days late'],
])('a task that was due at %s reads “%s”', (dueAt, due) => {
  expect(words({ dueAt, overdue: true }).due).toBe(due);
});

test.each([
  ['SCORECARD_DUE', 'Write scorecard', '/viewmeeting/b1?tab=feedback'],
  ['DECISION_DUE', 'Decide', '/viewmeeting/b1?tab=feedback'],
  ['MAIL_REFUSED', 'Resend email', '/viewmeeting/b1?tab=timeline'],
  ['ANSWER_DECLINED', 'Replace', '/viewmeeting/b1'],
  ['TIME_PROPOSED', 'See times', '/viewmeeting/b1'],
  ['DRAFT_WAITING', 'Continue draft', '/newmeeting?draft=b1'],
  ['ASSIGNED_TO_ME', 'Open meeting', '/viewmeeting/b1'],
  ['RESOURCE_DUE', 'Add resource', '/editresource/b1'],
] as const)('%s is settled by “%s”', (kind, act, to) => {
  expect(words({ kind })).toMatchObject({ act, to });
});

test('a candidate who declines gets no substitute', () => {
  expect(words({ kind: 'ANSWER_DECLINED', names: ['Meera Krishnan'] })).toMatchObject({
    title: 'Meera Krishnan declined',
    act: 'Find new time',
    to: '/meeting/b1',
  });
});

test('a draft without a name says so, and has no due time', () => {
  expect(words({ kind: 'DRAFT_WAITING', candidateName: '', names: [], dueAt: null })).toMatchObject({
    title: 'Draft waiting: no name yet',
    due: '',
  });
});

test('another organization’s request to work together is answered on its page', () => {
  const about = { bookingId: '', bookingStatus: null, candidateName: '', roundName: '', jobTitle: '' };
  const asking = { partnerId: 'v7', names: ['Palmyra Retail'] };
  expect(words({ kind: 'PARTNER_WAITING', ...about, ...asking })).toMatchObject({
    title: 'Palmyra Retail would like to work with you',
    text: 'since yesterday',
    act: 'Answer',
    to: '/viewvendor/v7',
  });
});
