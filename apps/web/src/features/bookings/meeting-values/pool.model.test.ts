import { expect, test } from 'vitest';
import { keptSeat } from './seat.model.ts';
import {
  isSettled,
  memberNames,
  namedSeats,
  poolOfPeople,
  poolOfSkill,
  poolText,
  stillSeated,
  withNeed,
  withoutPool,
  withPicked,
} from './pool.model.ts';

const people = ['Asha', 'Bo', 'Cleo'].map((displayName) => ({
  panelistId: displayName.toLowerCase(),
  displayName,
  skills: displayName === 'Bo' ? ['SQL'] : ['kafka'],
}));
const skilled = poolOfSkill(people, 'Kafka', 1);
const named = poolOfPeople(people, ['bo', 'cleo'], 2);
const guest = keptSeat({ panelistId: 'dan', name: 'Dan' });
const empty = { panel: [guest], pools: [skilled, named] };
const ids = (panel: { panelistId: string | null }[]) => panel.map(({ panelistId }) => panelistId);

test('a pool contains those who have the skill, or who were named, and says so', () => {
  expect(ids(skilled.members)).toEqual(['asha', 'cleo']);
  expect(poolText(skilled)).toBe('Any 1 with Kafka');
  expect(poolText(named)).toBe('Any 2 of 2 people');
  expect(memberNames([skilled, named], ['bo', 'asha'])).toBe('Bo and Asha');
});

test('those picked for a time join the panel, replacing those picked for another one', () => {
  const first = withPicked(empty, ['asha', 'bo', 'cleo']);
  expect(ids(first.panel)).toEqual(['dan', 'asha', 'bo', 'cleo']);
  expect(first.pools.map(({ seated }) => seated)).toEqual([['asha'], ['bo', 'cleo']]);
  expect(first.pools.every(isSettled)).toBe(true);
  expect(ids(namedSeats(first.panel, first.pools))).toEqual(['dan']);
  const second = withPicked(first, ['cleo']);
  expect(ids(second.panel)).toEqual(['dan', 'cleo']);
  expect(second.pools.map(isSettled)).toEqual([true, false]);
});

test('removing a pool removes its people, and changing its number reopens it', () => {
  const picked = withPicked(empty, ['asha', 'bo', 'cleo']);
  expect(ids(withoutPool(picked, 1).panel)).toEqual(['dan', 'asha']);
  const fewer = withNeed(picked, 1, 1);
  expect(ids(fewer.panel)).toEqual(['dan', 'asha']);
  expect(fewer.pools.map(isSettled)).toEqual([true, false]);
});

test('someone removed from the panel by hand fills no pool seat', () => {
  const { pools, panel } = withPicked(empty, ['asha', 'bo', 'cleo']);
  const left = panel.filter(({ panelistId }) => panelistId !== 'bo');
  expect(stillSeated(pools, left).map(({ seated }) => seated)).toEqual([['asha'], ['cleo']]);
});
