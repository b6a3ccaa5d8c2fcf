import { expect, test } from 'vitest';
import { findOutcome, listVotes } from './decisions.rules.ts';

const Y = 'SELECTED' as const;
const N = 'REJECTED' as const;

test.each([
  ['first', [null, Y, null], N, N],
  ['all', [Y, Y, Y], Y, Y],
  ['all', [Y, Y, null], Y, null],
  ['all', [Y, N, null], Y, N],
  ['majority', [Y, Y, null], Y, Y],
  ['majority', [N, null, N], N, N],
  ['majority', [Y, null, null], Y, null],
  ['majority', [Y, N], N, null],
  ['majority', [Y, Y, N, N], Y, null],
  ['majority', [Y], Y, Y],
] as const)('the policy %s gives the votes %j the right outcome', (policy, votes, latest, outcome) => {
  expect(findOutcome(policy, [...votes], latest)).toBe(outcome);
});

const seat = (email: string, required: boolean, user_id: string | null = null, role = 'PANELIST') => ({
  email,
  required,
  user_id,
  role,
});
const decision = (by_email: string, verdict: typeof Y | typeof N, by_user_id: string | null = null) => ({
  by_email,
  verdict,
  by_user_id,
});

test('the last decision of each required panelist is their vote, even under an earlier address', () => {
  const people = [
    seat('a', true),
    seat('b', true, 'u1'),
    seat('c', false),
    seat('d', true, null, 'OBSERVER'),
  ];
  const decisions = [decision('a', Y), decision('old-b', N, 'u1'), decision('c', N), decision('a', N)];
  expect(listVotes(people, decisions)).toEqual([N, N]);
});

test('if no one is required, everyone on the panel votes', () => {
  expect(listVotes([seat('a', false), seat('b', false)], [decision('b', Y)])).toEqual([null, Y]);
});
