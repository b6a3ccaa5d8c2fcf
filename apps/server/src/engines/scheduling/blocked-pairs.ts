import type { Attendee } from './person-time.ts';
import type { Answered } from './count-gain.ts';
import { canFill, withoutPool } from './pool-seats.ts';

/** A blocker of a start: a required person, or a pool to fill. */
export type Blocker = { person: Attendee; pool?: never } | { pool: number; person?: never };

/** Two blockers, and the grid indexes of the starts that only these two block. */
export type BlockedPair = { blockers: [Blocker, Blocker]; starts: number[] };

/** The pairs that block starts; those with most starts first. Pairs of pools are not considered. */
export function blockedPairs({ inquiry, found }: Answered): BlockedPair[] {
  const { required, pools } = inquiry;
  const pairs = new Map<string, BlockedPair>();
  const note = (name: string, blockers: BlockedPair['blockers'], start: number) => {
    const pair = pairs.get(name) ?? { blockers, starts: [] };
    pair.starts.push(start);
    pairs.set(name, pair);
  };
  for (const [start, missing] of found.missing.entries()) {
    if (missing !== 1 && missing !== 2) continue;
    const isFilled = canFill(pools, start);
    if (isFilled !== (missing === 2)) continue;
    const [one, other] = required.filter(({ canStart }) => canStart[start] === 0);
    if (one && other) {
      note(`${one.person.key} ${other.person.key}`, [{ person: one }, { person: other }], start);
    } else if (one) {
      for (const pool of pools.needs.keys()) {
        if (!canFill(withoutPool(pools, pool), start)) continue;
        note(`${one.person.key} pool:${pool}`, [{ person: one }, { pool }], start);
      }
    }
  }
  return [...pairs.values()].toSorted((a, b) => b.starts.length - a.starts.length);
}
