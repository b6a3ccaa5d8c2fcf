import type { Change } from '@slotwise/contract/availability/slots.schema';
import { EVERYONE, readAllowed } from './allowances.ts';
import { applyChange } from './apply-change.ts';
import { openInquiry, type Inquiry, type Reusable } from './inquiry.ts';
import { type Attendee, personTime, type PersonTime } from './person-time.ts';
import { countPossible, type PossibleStarts } from './possible-starts.ts';
import type { Allowed, Person } from './scheduling-request.ts';
import { fitsAt } from './start-grid.ts';

/** An inquiry with its result. */
export type Answered = { inquiry: Inquiry; found: PossibleStarts };

/**
 * How many more starts one or several changes give: exactly what the changed question would count. An allowance or
 * absence of one required person frees the starts at which no one else is missing, so only those are checked.
 * Everything else is recounted, reusing the times of everyone not affected.
 */
export function countGain({ inquiry, found }: Answered, ...changes: readonly Change[]): number {
  const [change, ...further] = changes;
  const alone = change && further.length === 0 ? gainOfOne({ inquiry, found }, change) : undefined;
  return alone ?? countPossible(askAgain(inquiry, changes)) - found.possible.length;
}

function gainOfOne({ inquiry, found }: Answered, change: Change): number | undefined {
  const one = personConcerned(inquiry, change);
  if (!one) return undefined;
  const alone = found.personAlone.get(one.person.key) ?? [];
  switch (change.kind) {
    case 'MAKE_OPTIONAL':
      return isPooled(inquiry, one.person) ? undefined : alone.length;
    case 'REPLACE':
      return gainOfSubstitute({ inquiry, found }, one.person, change.withPanelistId);
    case 'ALLOW':
      return countWhere(alone, startsOfGiver(inquiry, one.person, change.allow));
    default:
      return undefined;
  }
}

/** The required person affected by a change, if it is only one. */
function personConcerned({ required }: Inquiry, change: Change): Attendee | undefined {
  if (change.kind === 'ALLOW') {
    const who = readAllowed(change.allow)?.who;
    return required.find(({ person }) => person.key === who);
  }
  if (!('panelistId' in change)) return undefined;
  return required.find(({ person }) => person.panelistId === change.panelistId);
}

/** Someone who sits for a pool, or could, affects more than their own seat. */
function isPooled({ request }: Inquiry, { key }: Person): boolean {
  return request.pools.some(({ members }) => members.some((member) => member.key === key));
}

function gainOfSubstitute({ inquiry, found }: Answered, person: Person, withPanelistId: string) {
  const substitute = findSubstitute(inquiry, withPanelistId);
  if (!substitute || isPooled(inquiry, person) || isPooled(inquiry, substitute)) return undefined;
  const canStart = startsOfSubstitute(inquiry, substitute);
  const alone = found.personAlone.get(person.key) ?? [];
  return countWhere(alone, canStart) + countWhere(found.possible, canStart) - found.possible.length;
}

/**
 * The grid starts at which someone no longer blocks after a change: 1 if they do not, else 0, or `ALL` if they need not
 * come.
 */
export function startsFreed(inquiry: Inquiry, { person }: Attendee, change: Change): Uint8Array | 'ALL' {
  if (change.kind === 'ALLOW') return startsOfGiver(inquiry, person, change.allow);
  const substitute = change.kind === 'REPLACE' && findSubstitute(inquiry, change.withPanelistId);
  return substitute ? startsOfSubstitute(inquiry, substitute) : 'ALL';
}

function findSubstitute({ request }: Inquiry, panelistId: string): Person | undefined {
  return request.substitutes.find(({ person }) => person.panelistId === panelistId)?.person;
}

function startsOfSubstitute(inquiry: Inquiry, substitute: Person): Uint8Array {
  return startsIn(inquiry, personTime(substitute, inquiry.horizon, inquiry.request));
}

function startsOfGiver(inquiry: Inquiry, person: Person, allow: string): Uint8Array {
  const { request, horizon } = inquiry;
  const allowed = readAllowed(allow);
  const terms = { ...request, allow: allowed ? [...request.allow, allowed] : request.allow };
  return startsIn(inquiry, personTime(person, horizon, terms));
}

function startsIn({ grid, request }: Inquiry, { free }: PersonTime): Uint8Array {
  return fitsAt(grid.starts, free, request.durationMinutes);
}

function countWhere(places: readonly number[], canStart: Uint8Array): number {
  return places.reduce((count, place) => count + (canStart[place] ?? 0), 0);
}

/** The inquiry with all of the changes applied in order. */
export function askAgain(inquiry: Inquiry, changes: readonly Change[]): Inquiry {
  return openInquiry(changes.reduce(applyChange, inquiry.request), reusableAfter(inquiry, changes));
}

/**
 * Other days need everything again. On the same days, only the times of those with an allowance change, and only a
 * shorter meeting has other starts.
 */
function reusableAfter({ horizon, grid, attendees }: Inquiry, changes: readonly Change[]) {
  if (changes.some(({ kind }) => kind === 'LOOK_LATER')) return undefined;
  const allowed = changes.flatMap((change) =>
    change.kind === 'ALLOW' ? (readAllowed(change.allow) ?? []) : [],
  );
  const kept = [...attendees].filter(([, attendee]) => !allowed.some((one) => concerns(one, attendee)));
  const isShorter = changes.some(({ kind }) => kind === 'SHORTEN');
  const reusable: Reusable = { horizon, attendees: new Map(kept), grid: isShorter ? undefined : grid };
  return reusable;
}

function concerns({ what, who }: Allowed, { person }: PersonTime): boolean {
  if (what === 'OTHER_TIMES') return person.windows !== null;
  return who === EVERYONE || who === person.key;
}
