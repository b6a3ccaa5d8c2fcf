import type { Allowance, BlockCause, Change } from '@slotwise/contract/availability/slots.schema';
import { EVERYONE, printAllowed, STRETCH_MINUTES } from './allowances.ts';
import { daysAfter } from './horizon.ts';
import type { Attendee } from './person-time.ts';
import type { Inquiry } from './inquiry.ts';
import type { PossibleStarts } from './possible-starts.ts';
import type { Allowed, Person } from './scheduling-request.ts';

/** Changes of one kind from smallest to largest; each gives at least as many starts as the previous ones. */
export type Ladder = { changes: Change[]; cost: number };

/** How much a change disturbs people: 1 is the least. */
const COSTS = {
  REPLACE: 1,
  MAKE_OPTIONAL: 2,
  EARLIER: 2,
  LATER: 2,
  BREAK: 2,
  BUFFER: 2,
  SHORTEN: 3,
  NEED_FEWER: 3,
  LOOK_LATER: 3,
  NOTICE: 3,
  OTHER_TIMES: 4,
  LIMIT: 4,
  HOLIDAY: 5,
  DAY_OFF: 5,
} as const;

/** Common interview durations in minutes, longest first. */
const USUAL_DURATIONS = [120, 90, 60, 45, 30, 15];

/** The causes that each allowance of one person removes. */
const GIVEN_UP: readonly [Exclude<Allowance, 'BREAK' | 'OTHER_TIMES'>, readonly BlockCause[]][] = [
  ['EARLIER', ['OUTSIDE_HOURS']],
  ['LATER', ['OUTSIDE_HOURS']],
  ['NOTICE', ['NOTICE']],
  ['LIMIT', ['DAY_LIMIT', 'WEEK_LIMIT']],
  ['BUFFER', ['BUFFER']],
  ['DAY_OFF', ['DAY_OFF']],
  ['HOLIDAY', ['HOLIDAY']],
];
/** Constraints that often bind several people at once, so that freeing a single one would not help. */
const GIVEN_UP_TOGETHER: readonly Allowance[] = ['EARLIER', 'LATER', 'NOTICE', 'HOLIDAY'];
/** True if a change is asked of everyone although it could be asked of one person. */
export const isAskedTogether = ({ what, who }: Allowed): boolean =>
  who === EVERYONE && GIVEN_UP_TOGETHER.includes(what);
/** The extra cost of asking everyone instead of one. */
const TOGETHER_COST = 1;

/**
 * Every change that could give more starts; those that cannot are left out without counting. One person's change frees
 * a start only if no one else is missing, and an allowance only if nothing else is in the way.
 */
export function conceivableChanges(inquiry: Inquiry, found: PossibleStarts): Ladder[] {
  return [
    ...inquiry.required.filter(mayMatter(inquiry, found)).flatMap((one) => changesOfPanelist(inquiry, one)),
    ...found.poolAlone.flatMap((starts, pool) => (starts.length > 0 ? fewerOfPool(inquiry, pool) : [])),
    ...changesForEveryone(inquiry),
    ...otherMeetings(inquiry),
  ].filter(({ changes }) => changes.length > 0);
}

function mayMatter({ request }: Inquiry, { personAlone }: PossibleStarts): (one: Attendee) => boolean {
  const pooled = new Set(request.pools.flatMap(({ members }) => members.map(({ key }) => key)));
  // Someone who is no longer required may fill a pool, and so free starts at which they were not missing.
  return ({ person }) => pooled.has(person.key) || (personAlone.get(person.key)?.length ?? 0) > 0;
}

/** Everything that could remove someone as a blocker: a panelist, or a candidate who offers few times. */
export function listLadders(inquiry: Inquiry, one: Attendee): Ladder[] {
  const offers = one.person.windows ? [allow('OTHER_TIMES', EVERYONE)] : [];
  return [...changesOfPanelist(inquiry, one), ...offers];
}

function changesOfPanelist(inquiry: Inquiry, { person, blocks }: Attendee): Ladder[] {
  const { panelistId, key } = person;
  if (!panelistId) return [];
  const inTheWay = new Set(blocks().map(({ cause }) => cause));
  return [
    ...(isAlone(inquiry, key) ? [] : [oneStep({ kind: 'MAKE_OPTIONAL', panelistId }, COSTS.MAKE_OPTIONAL)]),
    ...substitutesFor(inquiry, key).map((other) => {
      const [withPanelistId, withName] = [other.panelistId ?? other.key, other.name];
      return oneStep({ kind: 'REPLACE', panelistId, withPanelistId, withName }, COSTS.REPLACE);
    }),
    ...GIVEN_UP.filter(([, causes]) => causes.some((cause) => inTheWay.has(cause))).map(([what]) =>
      allow(what, key),
    ),
  ];
}

/** True if no other required panelist would be left. */
function isAlone({ required, pools }: Inquiry, key: string): boolean {
  const others = required.filter(({ person }) => person.role === 'PANELIST' && person.key !== key);
  return others.length === 0 && pools.needs.every((need) => need === 0);
}

/** Someone who is required anyway cannot substitute. */
function substitutesFor({ request, required }: Inquiry, key: string): Person[] {
  const needed = new Set(required.map(({ person }) => person.key));
  return request.substitutes
    .filter(({ person, replaces }) => replaces.includes(key) && !needed.has(person.key))
    .map(({ person }) => person);
}

/** Fewer members of a pool, down to one; empty if it needs only one. */
export function fewerOfPool({ request }: Inquiry, pool: number): Ladder[] {
  const needs = Array.from(
    { length: (request.pools[pool]?.need ?? 1) - 1 },
    (_, less) => less + 1,
  ).toReversed();
  if (needs.length === 0) return [];
  return [{ changes: needs.map((need) => ({ kind: 'NEED_FEWER', pool, need })), cost: COSTS.NEED_FEWER }];
}

function changesForEveryone(inquiry: Inquiry): Ladder[] {
  const { request, required, pools } = inquiry;
  const needed = [...required, ...pools.candidates.map(({ attendee }) => attendee)];
  const bindsSeveral = (what: Allowance) => {
    const causes = GIVEN_UP.find(([one]) => one === what)?.[1] ?? [];
    return needed.filter(({ blocks }) => blocks().some(({ cause }) => causes.includes(cause))).length > 1;
  };
  const ladders = GIVEN_UP_TOGETHER.filter(bindsSeveral).map((what) => allow(what, EVERYONE, TOGETHER_COST));
  if (request.breaks.length > 0) ladders.push(allow('BREAK', EVERYONE));
  if (required.some(({ person }) => person.windows)) ladders.push(allow('OTHER_TIMES', EVERYONE));
  return ladders;
}

/** A shorter meeting, or a later one. */
function otherMeetings(inquiry: Inquiry): Ladder[] {
  const later = daysAfter(inquiry.request);
  return [
    shorterMeetings(inquiry),
    ...(later ? [oneStep({ kind: 'LOOK_LATER', ...later }, COSTS.LOOK_LATER)] : []),
  ];
}

/** From longest to shortest; no changes if the meeting is already that short. */
export function shorterMeetings({ request }: Inquiry): Ladder {
  const shorter = USUAL_DURATIONS.filter((minutes) => minutes < request.durationMinutes);
  return {
    changes: shorter.map((durationMinutes) => ({ kind: 'SHORTEN', durationMinutes })),
    cost: COSTS.SHORTEN,
  };
}

const oneStep = (change: Change, cost: number): Ladder => ({ changes: [change], cost });

function allow(what: Allowance, who: string, extraCost = 0): Ladder {
  const amounts = what === 'EARLIER' || what === 'LATER' ? STRETCH_MINUTES : [0];
  const changes = amounts.map((minutes): Change => ({
    kind: 'ALLOW',
    allow: printAllowed({ what, who, minutes }),
  }));
  return { changes, cost: COSTS[what] + extraCost };
}
