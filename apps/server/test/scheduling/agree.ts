import type { MutualTime } from '@slotwise/contract/availability/slots.schema';
import { expect } from 'vitest';
import type { MutualTimeResult, Person, SchedulingRequest } from '#engines/scheduling/scheduling-request.ts';
import { prevailingCause, type BruteAnswer } from './brute-force.ts';
import { shownAt } from './wall-table.ts';

/** The engine's answer and the oracle's to the same question. */
export type Pair = { request: SchedulingRequest; answer: MutualTimeResult; brute: BruteAnswer };

type Lane = MutualTime['lanes'][number];

/** Must not match any text. */
export const NO_SENTENCE = /^$|undefined|null|NaN|Infinity/;

export const getMinute = (instant: string): number => Date.parse(instant) / 60_000;

/** Each lane's blocks agree with the oracle minute by minute, and are in order and do not touch. */
export function expectSameBlocks({ request, answer, brute }: Pair) {
  const { people, pools } = request;
  expect(answer.data.lanes.map(({ key }) => key)).toEqual([
    ...people.map(({ key }) => key),
    ...pools.map((_, index) => `pool:${index}`),
  ]);
  for (const [place, lane] of answer.data.lanes.entries()) {
    const person = people[place];
    const pool = place - people.length;
    const truth = (minute: number) =>
      person ? brute.causeAt(person, minute) : causeOfPool({ request, answer, brute }, pool, minute);
    const wrong = wrongMinutes(brute, lane, truth);
    expect(wrong, `${lane.key} at ${wrong[0]?.minute}`).toEqual([]);
  }
}

function causeOfPool({ request, brute }: Pair, pool: number, minute: number) {
  const causes = brute.listMembers(pool).map((member) => brute.causeAt(member, minute));
  return prevailingCause(causes, request.pools[pool]?.need ?? 0);
}

function wrongMinutes(brute: BruteAnswer, { blocks }: Lane, truth: (minute: number) => string | undefined) {
  const said = new Map<number, string>();
  let reached = -Infinity;
  for (const { startTime, endTime, cause, text } of blocks) {
    const [start, end] = [getMinute(startTime), getMinute(endTime)];
    if (start < reached || end <= start)
      throw new Error(`The block at ${startTime} is empty or out of order.`);
    if (NO_SENTENCE.test(text)) throw new Error(`The block at ${startTime} says '${text}'.`);
    for (let minute = start; minute < end; minute += 1) said.set(minute, cause);
    reached = end;
  }
  return brute.minutes
    .map((minute) => ({ minute, says: said.get(minute), truth: truth(minute) }))
    .filter(({ says, truth: right }) => says !== right)
    .slice(0, 3);
}

/** The same minutes of mutual time, and the same starts in total and per day. */
export function expectSameStarts({ request, answer, brute }: Pair) {
  const { data } = answer;
  const mutual = new Set<number>();
  for (const { startTime, endTime, isLongEnough } of data.mutual) {
    const [start, end] = [getMinute(startTime), getMinute(endTime)];
    expect(isLongEnough).toBe(end - start >= request.durationMinutes);
    for (let minute = start; minute < end; minute += 1) mutual.add(minute);
  }
  const required = request.people.filter((person) => person.required);
  const isMutual = (minute: number) =>
    required.every((person) => brute.causeAt(person, minute) === undefined) &&
    request.pools.every((_, index) => causeOfPool({ request, answer, brute }, index, minute) === undefined);
  expect([...mutual]).toEqual(brute.minutes.filter(isMutual));
  expect(data.total).toBe(brute.possible.length);
  const onDay = (date: string) =>
    brute.possible.filter((start) => shownAt(request.timeZone, start).date === date).length;
  expect(data.days).toEqual(data.days.map(({ date }) => ({ date, slots: onDay(date) })));
}

/** How often each person and pool could come, and was the only one missing, per day. */
export function expectSameCounts({ request, answer, brute }: Pair) {
  const startsOn = (date: string) =>
    brute.grid.filter((start) => shownAt(request.timeZone, start).date === date);
  const possible = new Set(brute.possible);
  for (const { key, date, possibleStarts, missingAlone, causes } of answer.explain) {
    const starts = startsOn(date);
    const [comes, alone] = standing({ request, answer, brute }, key);
    expect({ key, date, possibleStarts, missingAlone }).toEqual({
      key,
      date,
      possibleStarts: starts.filter(comes).length,
      missingAlone: starts.filter((start) => !possible.has(start) && alone(start)).length,
    });
    expect(causes.filter(({ text }) => NO_SENTENCE.test(text))).toEqual([]);
    expect(causes.length, `${key} ${date}`).toBeGreaterThanOrEqual(Math.min(missingAlone, 1));
  }
}

/** Whether a lane can come at a start, and whether the panel could meet without it. */
type Standing = readonly [comes: (start: number) => boolean, alone: (start: number) => boolean];

function standing({ request, brute }: Pair, key: string): Standing {
  const person = request.people.find((one) => one.key === key);
  if (person) return standingOfPerson(brute, person);
  const pool = Number(key.split(':')[1]);
  const need = request.pools[pool]?.need ?? 0;
  const comes = (start: number) =>
    brute.listMembers(pool).filter((member) => brute.canStart(member, start)).length >= need;
  return [comes, (start) => brute.isPossibleWithout(pool, start)];
}

function standingOfPerson(brute: BruteAnswer, person: Person): Standing {
  const comes = (start: number) => brute.canStart(person, start);
  return [comes, (start) => person.required && !comes(start) && brute.isPossibleWithout(person.key, start)];
}

/** The offered slots are possible, printed in the reader's time zone, spaced out, and seat the best people. */
export function expectGoodSlots({ request, answer, brute }: Pair) {
  const { slots } = answer;
  const possible = new Set(brute.possible);
  const starts = slots.map(({ startTime }) => getMinute(startTime));
  for (const [place, slot] of slots.entries()) {
    const start = starts[place] ?? 0;
    expect(possible.has(start), slot.startTime).toBe(true);
    expect(slot.score).toBeGreaterThanOrEqual(0);
    expect(slot.score).toBeLessThanOrEqual(100);
    const { date, time } = shownAt(request.timeZone, start);
    expect(slot.startLocal).toBe(`${date}T${time}`);
    expectBestSeats({ request, answer, brute }, slot, start);
  }
  const isTooClose = (one: number) => (other: number) => Math.abs(one - other) < request.durationMinutes;
  for (const start of starts) expect(starts.filter(isTooClose(start))).toHaveLength(1);
  const unused = brute.possible.filter((start) => !starts.some(isTooClose(start)));
  expect(unused.slice(0, request.limit - slots.length)).toEqual([]);
}

function expectBestSeats({ request, brute }: Pair, slot: MutualTimeResult['slots'][number], start: number) {
  const seated = brute.seated(start);
  const members = request.pools.flatMap((pool) => pool.members);
  const pooled = members.filter(({ key, panelistId }) => seated.has(key) && panelistId !== null);
  expect(slot.pooledIds.toSorted()).toEqual([...new Set(pooled.map(({ key }) => key))].toSorted());
  const required = request.people.filter((person) => person.required && person.panelistId !== null);
  expect(slot.panelistIds).toEqual([...required.map(({ key }) => key), ...slot.pooledIds]);
  const optional = request.people.filter(
    (person) => !person.required && person.role === 'PANELIST' && person.panelistId !== null,
  );
  const coming = optional.filter((person) => brute.canStart(person, start) && !seated.has(person.key));
  expect(slot.optionalIds).toEqual(coming.map(({ key }) => key));
}
