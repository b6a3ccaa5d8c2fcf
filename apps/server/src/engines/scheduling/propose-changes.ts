import type { Change, Relaxation } from '@slotwise/contract/availability/slots.schema';
import { EVERYONE, readAllowed } from './allowances.ts';
import { proposalWords } from './change-words.ts';
import { conceivableChanges, isAskedTogether, type Ladder } from './conceivable-changes.ts';
import { countGain, type Answered } from './count-gain.ts';
import type { Inquiry } from './inquiry.ts';
import type { PossibleStarts } from './possible-starts.ts';
import { proposePairs } from './propose-pairs.ts';
import type { Allowed } from './scheduling-request.ts';
import { smallestStep } from './smallest-step.ts';

/** With this many starts to choose from, no change is proposed. */
export const ENOUGH_STARTS = 12;
const MOST_PROPOSALS = 6;
/** More of one kind would crowd out others. */
const MOST_OF_A_KIND = 2;

/** A change, and how many more starts it gives. */
type Counted = { change: Change; cost: number; gain: number };

/** A proposal, not worded yet. */
type Proposal = { changes: Change[]; cost: number; gain: number };

/**
 * The changes that give more starts if there are few, in the order worth offering: least disturbing first, then most
 * starts. For each kind, the smallest change that gives anything. Gains are counted, not estimated. Pairs of changes
 * are proposed only if there is no start, and no single change gives one on the requested days, except one asked of
 * everyone.
 */
export function proposeChanges(inquiry: Inquiry, found: PossibleStarts): Relaxation[] {
  if (found.possible.length >= ENOUGH_STARTS) return [];
  const counted = conceivableChanges(inquiry, found)
    .flatMap((ladder) => smallestThatGives({ inquiry, found }, ladder) ?? [])
    .toSorted(byWorth);
  const singles: Proposal[] = varied(counted).map(({ change, ...rest }) => ({ changes: [change], ...rest }));
  const isStuck = found.possible.length === 0 && counted.every(leavesStuck);
  const pairs: Proposal[] = isStuck ? proposePairs({ inquiry, found }) : [];
  return [...singles, ...pairs]
    .toSorted(byWorth)
    .slice(0, MOST_PROPOSALS)
    .map(({ changes, cost, gain }) => ({
      changes,
      ...proposalWords(inquiry, changes),
      slotsGained: gain,
      cost,
    }));
}

/** A meeting on other days, or a change asked of everyone, does not show which of a few people could help. */
function leavesStuck({ change }: Counted): boolean {
  const allowed = givenUpBy(change);
  return change.kind === 'LOOK_LATER' || (allowed !== undefined && isAskedTogether(allowed));
}

type Worth = { cost: number; gain: number };

const byWorth = (a: Worth, b: Worth): number => a.cost - b.cost || b.gain - a.gain;

function smallestThatGives(answered: Answered, { changes, cost }: Ladder): Counted | undefined {
  return smallestStep(changes.length, (step) => {
    const change = changes[step];
    const gain = change ? countGain(answered, change) : 0;
    return change && gain > 0 ? { change, cost, gain } : undefined;
  });
}

/** Keeps one substitute per person and few changes of a kind, and asks everyone only if that gives more. */
function varied(counted: readonly Counted[]): Counted[] {
  const seen = new Map<string, number>();
  const take = (key: string, most: number) => {
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return times <= most;
  };
  return counted.filter((one) => {
    const { change } = one;
    if (change.kind === 'REPLACE' && !take(`replaces ${change.panelistId}`, 1)) return false;
    if (isNeedless(one, counted)) return false;
    return take(givenUpBy(change)?.what ?? change.kind, MOST_OF_A_KIND);
  });
}

/** True for asking everyone if a single person's change gives as much. */
function isNeedless({ change, gain }: Counted, counted: readonly Counted[]): boolean {
  const allowed = givenUpBy(change);
  if (allowed?.who !== EVERYONE) return false;
  return counted.some((other) => {
    const single = givenUpBy(other.change);
    return single?.what === allowed.what && single.who !== EVERYONE && other.gain >= gain;
  });
}

const givenUpBy = (change: Change): Allowed | undefined =>
  change.kind === 'ALLOW' ? readAllowed(change.allow) : undefined;
