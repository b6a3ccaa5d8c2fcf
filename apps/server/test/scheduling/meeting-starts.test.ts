import { expect, test } from 'vitest';
import { listPossibleStarts, seatsFor } from '#engines/scheduling/meeting-starts.ts';
import { aCandidate, aPanelistCalled, aQuestion, busyAt } from './a-question.ts';

const kolkata = (time: string): number => Date.parse(`2026-11-24T${time}+05:30`) / 60_000;
const asha = aPanelistCalled('Asha Rao');

/** Each start's minutes after midnight in Kolkata. */
const countMinutes = (days: ReturnType<typeof listPossibleStarts>): number[] =>
  days.flatMap(({ starts }) => starts.map((start) => Date.parse(start) / 60_000 - kolkata('00:00')));

test('lists starts by the reader’s days, none before the earliest', () => {
  const request = aQuestion([aCandidate(), asha]);
  const wanted = { earliest: kolkata('10:30'), most: 50, timeZone: 'Pacific/Auckland' };
  expect(listPossibleStarts(request, wanted).map(({ date, starts }) => [date, starts.length])).toEqual([
    ['2026-11-24', 6],
    ['2026-11-25', 1],
  ]);
});

test('spaces too many starts further apart, in the meeting’s zone, by an hour at most', () => {
  const request = aQuestion([aCandidate(), asha], { stepMinutes: 10 });
  const minutes = (most: number) =>
    countMinutes(listPossibleStarts(request, { earliest: 0, most, timeZone: 'UTC' }));
  expect(minutes(50)).toHaveLength(49);
  // From 9 to 17: not quarter hours, which ten minutes do not divide.
  expect(minutes(48)).toEqual(Array.from({ length: 25 }, (_, index) => 540 + 20 * index));
  expect(minutes(20)).toEqual(Array.from({ length: 17 }, (_, index) => 540 + 30 * index));
  expect(minutes(2)).toEqual(Array.from({ length: 9 }, (_, index) => 540 + 60 * index));
});

test('seats those from a pool who can come, and no one at an impossible time', () => {
  const [nila, omar] = [
    aPanelistCalled('Nila Bose', { required: false, busy: [busyAt('10:00', '11:00')] }),
    aPanelistCalled('Omar Aziz', { required: false, busy: [busyAt('11:00', '12:00')] }),
  ];
  const pools = [{ name: 'Any 1 of 2', need: 1, members: [nila, omar] }];
  const request = aQuestion([aCandidate(), asha], { pools });
  expect(seatsFor(request, kolkata('10:00'))).toEqual(['omar']);
  expect(seatsFor(request, kolkata('11:00'))).toEqual(['nila']);
  expect([seatsFor(request, kolkata('08:00')), seatsFor(request, kolkata('10:30'))]).toEqual([
    undefined,
    undefined,
  ]);
});
