import { BLOCK_CAUSES, type BlockCause } from '@slotwise/contract/availability/slots.schema';
import type { Person, Pool, SchedulingRequest } from '#engines/scheduling/scheduling-request.ts';
import { causesAt, meetingsBy } from './away-causes.ts';
import { shownAt } from './wall-table.ts';

/**
 * A reference implementation of the scheduling engine, as slow and simple as possible: every minute is checked
 * separately for who is kept away and why, clocks are read from the date formatter, and pools are filled by trying
 * everyone. It shares no code with the engine.
 */
export type BruteAnswer = {
  /** Every minute of the requested days. */
  minutes: readonly number[];
  /** What keeps someone away at a minute of those days. */
  causeAt: (person: Person, minute: number) => BlockCause | undefined;
  /** The candidate starts, and the possible ones among them. */
  grid: number[];
  possible: number[];
  canStart: (person: Person, start: number) => boolean;
  /** Those who may fill the pool with this number. */
  listMembers: (pool: number) => Person[];
  /** True if the panel could meet without the person with this key, or the pool with this number. */
  isPossibleWithout: (left: string | number, start: number) => boolean;
  /** The keys of those who best fill the pools: least loaded, ties by order in the question. */
  seated: (start: number) => Set<string>;
};

export function bruteForce(request: SchedulingRequest): BruteAnswer {
  const { people, pools, durationMinutes } = request;
  const days = minutesAround(request);
  const { minutes, isAsked } = days;
  const everyone = [...people, ...pools.flatMap(({ members }) => members)];
  const causes = new Map(everyone.map((one) => [one.key, causesAt(request, one, days.all)]));
  const required = people.filter((person) => person.required);
  const causeAt = ({ key }: Person, minute: number) => causes.get(key)?.[minute - days.first];
  const canStart = (person: Person, start: number) => {
    const away = causes.get(person.key) ?? [];
    return everyMinute(start, durationMinutes, (minute) => away[minute - days.first] === undefined);
  };
  const members = pools.map((pool) =>
    pool.members.filter((member) => !required.some(({ key }) => key === member.key)),
  );
  const waysAt = (start: number, left: string | number) =>
    fillings(
      pools.map(({ need }, at) => ({
        need: at === left ? 0 : need,
        members: (members[at] ?? []).filter((member) => canStart(member, start)),
      })),
    );
  const isPossibleWithout = (left: string | number, start: number) =>
    required.every((person) => person.key === left || canStart(person, start)) &&
    waysAt(start, left).length > 0;
  const grid = minutes.filter(
    (minute) => isStep(request, minute) && everyMinute(minute, durationMinutes, isAsked),
  );
  return {
    minutes,
    causeAt,
    grid,
    canStart,
    isPossibleWithout,
    listMembers: (pool) => members[pool] ?? [],
    possible: grid.filter((start) => isPossibleWithout('nobody', start)),
    seated: (start) => bestFilling(request, waysAt(start, 'nobody'), start),
  };
}

/** The most frequent cause if fewer than `need` are free; ties go to the first in the list of causes. */
export function prevailingCause(
  causes: readonly (BlockCause | undefined)[],
  need: number,
): BlockCause | undefined {
  if (causes.filter((cause) => cause === undefined).length >= need) return undefined;
  const away = (cause: BlockCause) => causes.filter((one) => one === cause).length;
  return BLOCK_CAUSES.toSorted((a, b) => away(b) - away(a))[0];
}

function everyMinute(start: number, length: number, holds: (minute: number) => boolean): boolean {
  for (let minute = start; minute < start + length; minute += 1) if (!holds(minute)) return false;
  return true;
}

/** Every minute from the first to the last requested, and the requested ones: clocks may go back over midnight. */
function minutesAround({ timeZone, from, to }: SchedulingRequest) {
  const twoDays = 2 * 24 * 60;
  const [begin = 0, end = 0] = [from, to].map((date) => Date.parse(date) / 60_000);
  const isAsked = (minute: number) => {
    const { date } = shownAt(timeZone, minute);
    return date >= from && date <= to;
  };
  const minutes = minutesBetween(begin - twoDays, end + twoDays).filter(isAsked);
  const first = minutes[0] ?? 0;
  return { first, minutes, isAsked, all: minutesBetween(first, (minutes.at(-1) ?? -1) + 1) };
}

const minutesBetween = (start: number, end: number): number[] =>
  Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);

function isStep({ timeZone, stepMinutes }: SchedulingRequest, minute: number): boolean {
  const { time } = shownAt(timeZone, minute);
  return (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) % stepMinutes === 0;
}

/** Every way to fill the seats without seating anyone twice. */
function fillings(pools: readonly Pick<Pool, 'need' | 'members'>[]): Person[][] {
  let ways: Person[][] = [[]];
  for (const { need, members } of pools) {
    for (let seat = 0; seat < need; seat += 1) {
      ways = ways.flatMap((way) => members.filter((one) => !way.includes(one)).map((one) => [...way, one]));
    }
  }
  return ways;
}

function bestFilling({ pools }: SchedulingRequest, ways: Person[][], start: number): Set<string> {
  const named = pools.flatMap(({ members }) => members).map(({ key }) => key);
  const shares = new Map(
    ways.flat().map((person) => {
      const { monday } = shownAt(person.timeZone, start);
      return [person, meetingsBy(person)('monday', monday) / (person.maxPerWeek ?? 10)];
    }),
  );
  const order = (a: Person, b: Person) =>
    (shares.get(a) ?? 0) - (shares.get(b) ?? 0) || named.indexOf(a.key) - named.indexOf(b.key);
  const [best] = ways
    .map((way) => way.toSorted(order))
    .toSorted((one, other) => {
      const differs = one.findIndex((person, at) => person.key !== other[at]?.key);
      const [a, b] = [one[differs], other[differs]];
      return a && b ? order(a, b) : 0;
    });
  return new Set(best?.map(({ key }) => key));
}
