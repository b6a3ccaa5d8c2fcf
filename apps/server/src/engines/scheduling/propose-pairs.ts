import type { Change } from '@slotwise/contract/availability/slots.schema';
import { readAllowed } from './allowances.ts';
import type { Attendee } from './person-time.ts';
import { blockedPairs, type Blocker } from './blocked-pairs.ts';
import { fewerOfPool, listLadders, shorterMeetings, type Ladder } from './conceivable-changes.ts';
import { askAgain, countGain, startsFreed, type Answered } from './count-gain.ts';
import type { Inquiry } from './inquiry.ts';
import { canFill } from './pool-seats.ts';
import { findPossibleStarts } from './possible-starts.ts';
import { smallestStep } from './smallest-step.ts';

/** Two changes made together, their cost, and the number of starts with both. */
export type CountedPair = { changes: [Change, Change]; cost: number; gain: number };

const MOST_PROPOSED_PAIRS = 3;
/** The most pairs of people considered: those that block most starts. */
const MOST_BLOCKED_PAIRS = 8;
/** The most people considered who alone block a shorter meeting. */
const MOST_BESIDE_SHORTER = 3;
/** The same change in every pair would leave no choice about it. */
const MOST_WITH_ONE_CHANGE = 2;

/**
 * Pairs of changes that together give starts, for a question without any, in which no single change within the
 * requested days gives one. Not by brute force: if exactly two block a start, both must yield, so their changes are
 * combined, each the smallest that helps given the other. A shorter meeting is combined with changes of the only person
 * who blocks it. Gains are counted by asking the changed question.
 */
export function proposePairs(answered: Answered): CountedPair[] {
  const pairs = [...pairsOfBlocked(answered), ...pairsWithShorter(answered)].toSorted(
    (a, b) => a.cost - b.cost || b.gain - a.gain,
  );
  const isWanted = chooser(answered.inquiry);
  const proposed: CountedPair[] = [];
  for (const pair of variedFirst(pairs)) {
    if (proposed.length === MOST_PROPOSED_PAIRS) break;
    if (!isWanted(pair)) continue;
    const gain = countGain(answered, ...pair.changes);
    if (gain > 0) proposed.push({ ...pair, gain });
  }
  return proposed;
}

/** The best pair of each two kinds comes first, so that the few proposals differ. */
function variedFirst(pairs: readonly CountedPair[]): CountedPair[] {
  const joinKinds = ({ changes }: CountedPair) => changes.map(getKind).toSorted().join(' and ');
  const best = new Map(pairs.toReversed().map((pair) => [joinKinds(pair), pair]));
  const isBest = (pair: CountedPair) => best.get(joinKinds(pair)) === pair;
  return [...pairs.filter(isBest), ...pairs.filter((pair) => !isBest(pair))];
}

const getKind = (change: Change): string =>
  change.kind === 'ALLOW' ? (readAllowed(change.allow)?.what ?? '') : change.kind;

/** A ladder, and whether a step of it stops its blocker from blocking a start. */
type Way = Ladder & { frees: (step: number, start: number) => boolean };

/** Their gains are recounted: someone who need not attend may help in a pool, and a substitute may be missing in one. */
function pairsOfBlocked(answered: Answered): CountedPair[] {
  const known = new Map<Attendee | number, Way[]>();
  const getWays = (blocker: Blocker): Way[] => {
    const who = blocker.person ?? blocker.pool;
    const ways = known.get(who) ?? waysAround(answered.inquiry, blocker);
    known.set(who, ways);
    return ways;
  };
  return blockedPairs(answered)
    .slice(0, MOST_BLOCKED_PAIRS)
    .flatMap(({ blockers: [one, other], starts }) =>
      getWays(one).flatMap((way) =>
        getWays(other).flatMap((next) => smallestTogether([way, next], starts) ?? []),
      ),
    );
}

function waysAround(inquiry: Inquiry, blocker: Blocker): Way[] {
  return laddersOfBlocker(inquiry, blocker).map((ladder) => {
    const seen = new Map<number, (start: number) => boolean>();
    const frees = (step: number, start: number) => {
      const known = seen.get(step) ?? freeing(inquiry, blocker, ladder.changes[step]);
      seen.set(step, known);
      return known(start);
    };
    return { ...ladder, frees };
  });
}

function laddersOfBlocker(inquiry: Inquiry, { person, pool }: Blocker): Ladder[] {
  return person ? listLadders(inquiry, person) : fewerOfPool(inquiry, pool);
}

/** Whether a blocker no longer blocks a start after their change. */
function freeing(inquiry: Inquiry, { person }: Blocker, change?: Change): (start: number) => boolean {
  if (change?.kind === 'NEED_FEWER') {
    const needs = inquiry.pools.needs.map((need, pool) => (pool === change.pool ? change.need : need));
    const pools = { ...inquiry.pools, needs };
    return (start) => canFill(pools, start);
  }
  if (!person || !change) return () => false;
  const freed = startsFreed(inquiry, person, change);
  return (start) => freed === 'ALL' || freed[start] === 1;
}

function smallestTogether([one, other]: [Way, Way], starts: readonly number[]): CountedPair | undefined {
  const freed = (step: number, otherStep: number) =>
    starts.filter((start) => one.frees(step, start) && other.frees(otherStep, start)).length;
  const whereGiven = (step: number, gain: number) => (gain > 0 ? { step, gain } : undefined);
  const largest = other.changes.length - 1;
  const first = smallestStep(one.changes.length, (step) => whereGiven(step, freed(step, largest)));
  if (!first) return undefined;
  const second = smallestStep(other.changes.length, (step) => whereGiven(step, freed(first.step, step)));
  return second && buildPair([one, first.step], [other, second.step], second.gain);
}

/** The meeting is shortened by the smallest step that helps, then the smallest change is asked of someone. */
function pairsWithShorter({ inquiry }: Answered): CountedPair[] {
  const shorter = shorterMeetings(inquiry);
  const answers = new Map<number, Answered>();
  const answerTo = (step: number): Answered => {
    const answer = answers.get(step) ?? answerAfter(inquiry, shorter.changes.slice(step, step + 1));
    answers.set(step, answer);
    return answer;
  };
  if (shorter.changes.length === 0) return [];
  const shortest = answerTo(shorter.changes.length - 1);
  return aloneInTheWay(shortest).flatMap((blocker) =>
    laddersOfBlocker(inquiry, blocker).flatMap((ladder) => {
      const gainAt = (step: number, taken: number) => {
        const change = ladder.changes[taken];
        const gain = change ? countGain(answerTo(step), change) : 0;
        return gain > 0 ? { step, taken, gain } : undefined;
      };
      const most = ladder.changes.length - 1;
      const short = smallestStep(shorter.changes.length, (step) => gainAt(step, most));
      const both = short && smallestStep(ladder.changes.length, (taken) => gainAt(short.step, taken));
      return (both && buildPair([shorter, both.step], [ladder, both.taken], both.gain)) ?? [];
    }),
  );
}

function answerAfter(inquiry: Inquiry, changes: readonly Change[]): Answered {
  const changed = askAgain(inquiry, changes);
  return { inquiry: changed, found: findPossibleStarts(changed) };
}

function aloneInTheWay({ inquiry, found }: Answered): Blocker[] {
  const people = inquiry.required.map((person) => ({
    blocker: { person } as Blocker,
    starts: found.personAlone.get(person.person.key)?.length ?? 0,
  }));
  const pools = found.poolAlone.map(({ length }, pool) => ({ blocker: { pool } as Blocker, starts: length }));
  return [...people, ...pools]
    .filter(({ starts }) => starts > 0)
    .toSorted((a, b) => b.starts - a.starts)
    .slice(0, MOST_BESIDE_SHORTER)
    .map(({ blocker }) => blocker);
}

function buildPair(one: [Ladder, number], other: [Ladder, number], gain: number): CountedPair | undefined {
  const [first, second] = [one, other].map(([{ changes }, step]) => changes[step]);
  if (!first || !second) return undefined;
  return { changes: [first, second], cost: one[0].cost + other[0].cost, gain };
}

/** Keeps someone on the panel, gives no one two seats, and keeps the pairs different from each other. */
function chooser({ required, pools }: Inquiry): (pair: CountedPair) => boolean {
  const panel = required.filter(({ person }) => person.role === 'PANELIST').length;
  const isPooled = pools.needs.some((need) => need > 0);
  const seen = new Map<string, number>();
  const most = (name: string, times: number) => (seen.get(name) ?? 0) < times;
  return ({ changes }) => {
    const optional = changes.filter(({ kind }) => kind === 'MAKE_OPTIONAL').length;
    if (optional === panel && !isPooled) return false;
    const substitutes = changes.flatMap((change) => (change.kind === 'REPLACE' ? change.withPanelistId : []));
    if (new Set(substitutes).size < substitutes.length) return false;
    const whole = changes.map(withoutSubstitute).join(' and ');
    const parts = changes.map((change) => JSON.stringify(change));
    if (!most(whole, 1) || !parts.every((part) => most(part, MOST_WITH_ONE_CHANGE))) return false;
    for (const name of [whole, ...parts]) seen.set(name, (seen.get(name) ?? 0) + 1);
    return true;
  };
}

const withoutSubstitute = (change: Change): string =>
  change.kind === 'REPLACE' ? `replace ${change.panelistId}` : JSON.stringify(change);
