import type { DayCauses } from '@slotwise/contract/availability/slots.schema';
import { expect, test } from 'vitest';
import { aLane, anAnswer, ARJUN, SOFIA } from '../../../test/slots.ts';
import { closedDays, closestText, weekText, whyNotTitle } from './why-not.model.ts';

const cause = (key: string, date: string, text: string, overrides: Partial<DayCauses> = {}): DayCauses => ({
  key,
  panelistId: key,
  name: key,
  date: `2030-11-${date}`,
  possibleStarts: 0,
  missingAlone: 0,
  causes: [{ cause: 'BUSY', text }],
  ...overrides,
});

const lanes = [aLane(), aLane({ key: ARJUN }), aLane({ key: 'host', role: 'HOST' })];

test('a workday without a start names who blocks it, the most binding first, and never optional people', () => {
  const explain = [
    cause(SOFIA, '25', 'Sofia is busy'),
    cause(ARJUN, '25', 'Arjun is off', { missingAlone: 4 }),
    cause('host', '25', 'Ananya is busy', { missingAlone: 9 }),
  ];
  const closed = closedDays(anAnswer({ data: { lanes }, explain }));
  expect(closed.map(({ date }) => date)).toEqual(['2030-11-25', '2030-11-27', '2030-11-28', '2030-11-29']);
  expect(closed[0]?.causes).toEqual(['Arjun is off', 'Sofia is busy']);
});

test('weekends are mentioned only if nothing else was asked for', () => {
  const days = ['2030-11-30', '2030-12-01'].map((date) => ({ date, slots: 0 }));
  expect(closedDays(anAnswer({ data: { days } }))).toHaveLength(2);
  const friday = { date: '2030-11-29', slots: 3 };
  expect(closedDays(anAnswer({ data: { days: [friday, ...days] } }))).toEqual([]);
});

test('the person most often missing alone is named', () => {
  const missing = (key: string, n: number) => cause(key, '25', '', { name: key, missingAlone: n });
  const explain = [missing('Sofia', 3), missing('Arjun', 2), missing('Arjun', 4)];
  expect(closestText(anAnswer({ explain }))).toBe('Arjun is the only one unavailable at 6 times.');
  expect(closestText(anAnswer({ explain: [missing('Sofia', 0)] }))).toBe('');
});

test('a few closed days are named in the question', () => {
  const closed = (...dates: number[]) => dates.map((date) => ({ date: `2030-11-${date}`, causes: [] }));
  expect(whyNotTitle(closed(26, 29))).toBe('Why not Tuesday or Friday?');
  expect(whyNotTitle(closed(26))).toBe('Why not Tuesday?');
  expect(whyNotTitle(closed(25, 26, 27, 28))).toBe('Why not other days?');
  expect(weekText('2030-11-25')).toBe('the week of 25/11');
});
