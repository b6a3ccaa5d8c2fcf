import { expect, test } from 'vitest';
import { aBlock, aLane, anAnswer, aSlot, at, millis, theCandidate } from '../../../test/slots.ts';
import { nameCandidate } from './name-candidate.model.ts';
import {
  listBest,
  cardReasons,
  toLanes,
  otherClocks,
  possibleStarts,
  startsByDay,
} from './slot-answer.model.ts';
import { shortVerdict, verdictAt } from './verdict.model.ts';

test('every start within a run is found, and none outside it', () => {
  expect(possibleStarts(anAnswer())).toEqual(
    ['09:15', '09:30', '09:45', '10:00', '10:15', '10:30'].map((clock) => millis(26, clock)),
  );
});

test('the time a meeting is moved from is not among the best', () => {
  const slots = [aSlot(26, '09:00', '10:00'), aSlot(27, '09:00', '10:00')];
  const days = (old: { start: number; end: number } | null) =>
    listBest(anAnswer({ slots }), old).map(({ startTime }) => new Date(startTime).getUTCDate());
  expect(days(null)).toEqual([26, 27]);
  expect(days({ start: millis(26, '09:00'), end: millis(26, '10:00') })).toEqual([27]);
});

test('the list has every workday, and a weekend only if something is on it', () => {
  const dates = (answer: ReturnType<typeof anAnswer>) => startsByDay(answer).map(({ date }) => date.slice(8));
  expect(dates(anAnswer())).toEqual(['25', '26', '27', '28', '29']);
  const starts = [{ first: at(30, '09:00'), last: at(30, '09:00') }];
  expect(dates(anAnswer({ data: { starts } }))).toContain('30');
});

test('the candidate comes first, and the recruiter is shown only if busy', () => {
  const host = aLane({ key: 'host', role: 'HOST', name: 'Ananya Rao' });
  const names = (lanes: ReturnType<typeof aLane>[]) =>
    toLanes(anAnswer({ data: { lanes } })).map(({ name }) => name);
  expect(names([host, aLane(), theCandidate()])).toEqual(['The candidate', 'Sofia Lindqvist']);
  const busy = { ...host, blocks: [aBlock(26, '09:00', '10:00')] };
  expect(names([busy, aLane()])).toEqual(['Sofia Lindqvist', 'Ananya Rao']);
});

test('a workload is shown with its limit, a pool with how many it needs', () => {
  const pool = aLane({ key: 'pool:0', role: 'POOL', name: 'Any 2 of 7 with Kafka' });
  const lanes = [aLane({ required: false, thisWeek: 3, maxPerWeek: 4 }), aLane(), pool];
  expect(toLanes(anAnswer({ data: { lanes } })).map(({ caption, mark }) => [caption, mark])).toEqual([
    ['Optional · 3 of 4 this week', null],
    ['Required · 2 this week', null],
    ['The time decides who interviews', '2×'],
  ]);
});

test('other zones are listed once each, without those showing the same time', () => {
  const lanes = [
    aLane(),
    aLane({ timeZone: 'Europe/Berlin' }),
    aLane({ timeZone: 'Etc/UTC' }),
    theCandidate(),
  ];
  expect(otherClocks(millis(26, '09:00'), anAnswer({ data: { lanes } }))).toBe(
    '10:00 Stockholm · 10:00 Berlin',
  );
});

test('each of the best times gives a different reason if it has one', () => {
  const slots = [aSlot(26, '09:00', '10:00'), aSlot(27, '09:00', '10:00'), aSlot(28, '09:00', '10:00')];
  expect(cardReasons(slots)).toEqual([
    'Good hours for everyone',
    'Half an hour free on both sides',
    'Good hours for everyone',
  ]);
});

test('sentences use the form’s candidate name, or lower case in mid-sentence without one', () => {
  const text = 'Ask The candidate for other times';
  const relaxation = { text, texts: [text], detail: 'The candidate', slotsGained: 1, cost: 1 };
  const changes = [{ kind: 'ALLOW' as const, allow: 'OTHER_TIMES' }];
  const answer = anAnswer({ relaxations: [{ ...relaxation, changes }] });
  expect(nameCandidate(answer, ' Meera ').relaxations[0]).toMatchObject({
    text: 'Ask Meera for other times',
    texts: ['Ask Meera for other times'],
    detail: 'Meera',
  });
  const [unnamed] = nameCandidate(answer, '').relaxations;
  expect(unnamed).toMatchObject({ text: 'Ask the candidate for other times', detail: 'The candidate' });
});

test('a span is free, odd or taken depending on what it touches, in the server’s words', () => {
  const span = (start: string, end: string) => ({ start: millis(26, start), end: millis(26, end) });
  const outside = { cause: 'OUTSIDE_HOURS' as const, text: 'outside' };
  const lanes = [
    aLane({ required: false, blocks: [aBlock(26, '09:00', '10:00')] }),
    aLane({
      blocks: [aBlock(26, '10:00', '11:00', { text: 'busy' }), aBlock(26, '08:00', '10:30', outside)],
    }),
  ];
  expect(verdictAt(lanes, span('11:00', '12:00'))).toEqual({ kind: 'free', doubts: [] });
  expect(verdictAt(lanes, span('09:00', '10:00'))).toMatchObject({ kind: 'odd' });
  const taken = verdictAt(lanes, span('09:30', '10:15'), ['night']);
  expect(taken).toEqual({
    kind: 'taken',
    doubts: ['busy', 'Sofia Lindqvist is busy 09:00–10:00', 'outside', 'night'],
  });
  expect(shortVerdict(taken)).toBe('busy, and 3 more');
  expect(verdictAt(null, span('11:00', '12:00')).kind).toBe('unknown');
});
