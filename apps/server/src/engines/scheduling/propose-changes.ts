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

/** The person who has as many starts to choose from needs no change. */
export const ENOUGH_STARTS = 12;
const MOST_PROPOSALS = 6;
/** More of one kind would leave no room for another. */
const MOST_OF_A_KIND = 2;

/** A change, and how many starts there would be more. */
type Counted = { change: Change; cost: number; gain: number };

/** What is proposed, before it has words. */
type Proposal = { changes: Change[]; cost: number; gain: number };

/**
 * The changes that give more starts where there are few, in the order in which they are worth offering: what disturbs
 * least, and of that what gives most. Of each kind the smallest change that gives anything is proposed. Gains
 * are counted, not estimated. Two changes together are proposed only where there is no start, and no single change gives
 * one on the days that are asked for, unless everyone were asked for it.
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

/** A meeting on other days, or one for which everyone bends, leaves the question open who of a few could. */
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

/** Keeps one substitute for each person, few changes of one kind, and asks everyone only where that gives more. */
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

/** Everyone need not give up what gives as much when a single person does. */
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
