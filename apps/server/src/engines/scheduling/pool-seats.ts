import type { Attendee } from './person-time.ts';
import type { Person, SchedulingRequest } from './scheduling-request.ts';

/** Someone who can fill a seat of these pools, given by their indexes in the request. */
type Candidate = { attendee: Attendee; pools: number[] };

/** The seats of all pools, and the candidates for them, each once, however many pools list them. */
export type PoolSeats = {
  needs: number[];
  candidates: Candidate[];
  /** For each pool and grid start, how many of its candidates can attend. */
  coming: Uint16Array[];
  /** True if someone is a candidate for several pools, so that counting alone is not enough. */
  isShared: boolean;
};

/** The pools of a request without those who are required anyway, who have their own seats. */
export function poolSeats(
  { people, pools }: SchedulingRequest,
  starts: number,
  attend: (person: Person) => Attendee,
): PoolSeats {
  const required = new Set(people.filter((person) => person.required).map(({ key }) => key));
  const candidates = new Map<string, Candidate>();
  for (const [pool, { members }] of pools.entries()) {
    for (const member of members) {
      if (required.has(member.key)) continue;
      const known = candidates.get(member.key) ?? { attendee: attend(member), pools: [] };
      if (!known.pools.includes(pool)) known.pools.push(pool);
      candidates.set(member.key, known);
    }
  }
  const all = [...candidates.values()];
  return {
    needs: pools.map(({ need }) => need),
    candidates: all,
    coming: pools.map((_, pool) => countComing(all, pool, starts)),
    isShared: all.some((one) => one.pools.length > 1),
  };
}

function countComing(candidates: readonly Candidate[], pool: number, starts: number): Uint16Array {
  const coming = new Uint16Array(starts);
  for (const { attendee, pools } of candidates) {
    if (!pools.includes(pool)) continue;
    for (let start = 0; start < starts; start += 1) {
      coming[start] = (coming[start] ?? 0) + (attendee.canStart[start] ?? 0);
    }
  }
  return coming;
}

/** The people for each pool, as indexes in the list of candidates. */
export type Seating = number[][];

/**
 * Seats candidates in the given order until every pool is full; undefined if impossible. No one seated loses their
 * seat, but may move to another of their pools (an augmenting path). The sets of people who can sit at once form a
 * transversal matroid, so trying the best first gives the best set: J. Edmonds, D. R. Fulkerson, 'Transversals and
 * matroid partition', 1965.
 */
export function seatPools(pools: PoolSeats, order: Iterable<number>): Seating | undefined {
  const seats: Seating = pools.needs.map(() => []);
  let open = pools.needs.reduce((sum, need) => sum + need, 0);
  if (open === 0) return seats;
  for (const candidate of order) {
    if (findSeat(pools, seats, candidate)) open -= 1;
    if (open === 0) return seats;
  }
  return undefined;
}

/** Gives the candidate a vacant seat in their pools, or the seat of someone who can move. */
function findSeat(pools: PoolSeats, seats: Seating, candidate: number, tried = new Set<number>()): boolean {
  const own = pools.candidates[candidate]?.pools ?? [];
  const vacant = own.find((pool) => isVacant(pools, seats, pool));
  if (vacant !== undefined) {
    seats[vacant]?.push(candidate);
    return true;
  }
  return own.some((pool) => {
    if (tried.has(pool)) return false;
    tried.add(pool);
    const mover = seats[pool]?.findIndex((seated) => findSeat(pools, seats, seated, tried)) ?? -1;
    if (mover >= 0) seats[pool]?.splice(mover, 1, candidate);
    return mover >= 0;
  });
}

const isVacant = ({ needs }: PoolSeats, seats: Seating, pool: number): boolean =>
  (seats[pool]?.length ?? 0) < (needs[pool] ?? 0);

/** The candidates who could attend the start, in request order. */
export function comingAt({ candidates }: PoolSeats, start: number): number[] {
  const coming: number[] = [];
  for (let index = 0; index < candidates.length; index += 1) {
    if (candidates[index]?.attendee.canStart[start] === 1) coming.push(index);
  }
  return coming;
}

/** True if all pools can be filled at the start, with no one in two seats. */
export function canFill(pools: PoolSeats, start: number): boolean {
  const { needs, coming, isShared } = pools;
  for (let pool = 0; pool < needs.length; pool += 1) {
    if ((coming[pool]?.[start] ?? 0) < (needs[pool] ?? 0)) return false;
  }
  return !isShared || seatPools(pools, comingAt(pools, start)) !== undefined;
}

/** The same pools, with one that needs no one. */
export function withoutPool(pools: PoolSeats, left: number): PoolSeats {
  return { ...pools, needs: pools.needs.map((need, pool) => (pool === left ? 0 : need)) };
}
