import type { Change } from '@slotwise/contract/availability/slots.schema';
import { expect, test } from 'vitest';
import { findMutualTime } from '#engines/scheduling/find-mutual-time.ts';
import { findTouched } from '#engines/scheduling/find-touched.ts';
import { ENOUGH_STARTS } from '#engines/scheduling/propose-changes.ts';
import type { SchedulingRequest } from '#engines/scheduling/scheduling-request.ts';
import {
  expectGoodSlots,
  expectSameBlocks,
  expectSameCounts,
  expectSameStarts,
  NO_SENTENCE,
} from './agree.ts';
import { allCauses } from './away-causes.ts';
import { bruteForce } from './brute-force.ts';
import { changed } from './changed.ts';
import { randomFrom } from './random.ts';
import { randomRequest } from './random-request.ts';

const CASES = Number(process.env['SLOTS_CASES'] ?? 400);
const SEED = Number(process.env['SLOTS_SEED'] ?? Date.now() % 2 ** 31);

/** Runs a property for every seed; a failure names the seed for repeating it alone. */
function forEverySeed(property: (seed: number) => void) {
  console.info(`SLOTS_SEED=${SEED} SLOTS_CASES=${CASES}`);
  for (let seed = SEED; seed < SEED + CASES; seed += 1) {
    try {
      property(seed);
    } catch (error) {
      throw new Error(`Repeat with SLOTS_SEED=${seed} SLOTS_CASES=1`, { cause: error });
    }
  }
}
const TIMEOUT = 60_000 + CASES * 400;

test('the engine agrees with the oracle that checks every minute', { timeout: TIMEOUT }, () => {
  forEverySeed((seed) => {
    const request = randomRequest(seed);
    const pair = { request, answer: findMutualTime(request), brute: bruteForce(request) };
    expectSameBlocks(pair);
    expectSameStarts(pair);
    expectSameCounts(pair);
    expectGoodSlots(pair);
  });
});

test('every proposed change gives exactly the promised starts', { timeout: TIMEOUT }, () => {
  forEverySeed((seed) => {
    const request = randomRequest(seed);
    const { data, relaxations } = findMutualTime(request);
    const gains = relaxations.map(({ changes }) => getTotal(request, changes) - data.total);
    expect(relaxations.map(({ slotsGained }) => slotsGained)).toEqual(gains);
    expect(gains.filter((gain) => gain <= 0)).toEqual([]);
    expect(relaxations.length === 0 || data.total < ENOUGH_STARTS).toBe(true);
    const order = relaxations.toSorted((a, b) => a.cost - b.cost || b.slotsGained - a.slotsGained);
    expect(relaxations).toEqual(order);
    expect(
      relaxations.filter(({ text, detail }) => NO_SENTENCE.test(text) || NO_SENTENCE.test(detail)),
    ).toEqual([]);
  });
});

test('proposes two changes together exactly if one alone gives nothing', { timeout: TIMEOUT }, () => {
  forEverySeed((seed) => {
    const request = randomRequest(seed);
    const { data, relaxations } = findMutualTime(request);
    const pairs = relaxations.filter(({ changes }) => changes.length > 1);
    const singles = relaxations.filter((one) => !pairs.includes(one)).flatMap(({ changes }) => changes);
    const isStuck = data.total === 0 && singles.every(isNoWayOut);
    expect(isStuck ? [] : pairs).toEqual([]);
    for (const { changes, texts } of pairs) {
      expect([changes.length, texts.length]).toEqual([2, 2]);
      expect(changes.map((change) => getTotal(request, [change]))).toEqual([0, 0]);
      const asked = changes.reduce(changed, request);
      const panel = asked.people.filter(({ role, required }) => role === 'PANELIST' && required);
      expect(panel.length + asked.pools.length).toBeGreaterThan(0);
    }
    expect(pairs.length).toBeLessThanOrEqual(3);
    const isLeft = isStuck && pairs.length === 0;
    expect(isLeft ? pairsThatWouldHelp(request) : []).toEqual([]);
  });
});

/** Other days, or an allowance for everyone, do not answer the question. */
const isNoWayOut = (change: Change): boolean =>
  change.kind === 'LOOK_LATER' ||
  (change.kind === 'ALLOW' && /^(EARLIER|LATER|NOTICE|HOLIDAY):\*/.test(change.allow));

/** Pairs of a panel without pools who give starts by becoming optional, and leave someone on it. */
function pairsThatWouldHelp(request: SchedulingRequest): Change[][] {
  const panel = request.people.filter(({ role, required }) => role === 'PANELIST' && required);
  if (request.pools.length > 0 || panel.length < 3) return [];
  const optional = panel.flatMap(({ panelistId }): Change[] =>
    panelistId ? [{ kind: 'MAKE_OPTIONAL', panelistId }] : [],
  );
  return optional
    .flatMap((one, at) => optional.slice(at + 1).map((other) => [one, other]))
    .filter((changes) => getTotal(request, changes) > 0);
}

test('finds everything that speaks against a chosen time', { timeout: TIMEOUT }, () => {
  forEverySeed((seed) => {
    const { between, pickOne } = randomFrom(~seed);
    const request = randomRequest(seed);
    const person = pickOne(request.people);
    const start = Date.parse(request.from) / 60_000 + between(-600, 1800);
    const span = { start, end: start + request.durationMinutes };
    const touched = findTouched(person, { span, timeZone: request.timeZone, terms: request });
    const minutes = Array.from({ length: request.durationMinutes }, (_, index) => start + index);
    const causes = new Set(touched.map(({ cause }) => cause));
    expect([...causes]).toEqual(allCauses(request, person, minutes));
  });
});

/** The engine's total after all changes, and on every tenth question the oracle's too. */
function getTotal(request: SchedulingRequest, changes: readonly Change[]): number {
  const after = changes.reduce(changed, request);
  const { total } = findMutualTime(after).data;
  expect(total).toBe(request.now % 10 === 0 ? bruteForce(after).possible.length : total);
  return total;
}
