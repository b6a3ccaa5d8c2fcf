import type { Attendee } from './person-time.ts';
import type { Inquiry } from './inquiry.ts';
import { canFill, withoutPool } from './pool-seats.ts';

/** Whether the panel can meet, for each start of the grid. */
export type PossibleStarts = {
  /** Grid indexes at which all required people can attend and every pool can be filled. */
  possible: number[];
  /** For each start, how many required people cannot attend. */
  missing: Uint16Array;
  /** For each required person, by key, the starts that only they block. */
  personAlone: Map<string, number[]>;
  /** The same for each pool: without it, the start would be possible. */
  poolAlone: number[][];
};

export function findPossibleStarts(inquiry: Inquiry): PossibleStarts {
  const { grid, required, pools } = inquiry;
  const missing = missingAt(required, grid.starts.length);
  const found: PossibleStarts = {
    possible: [],
    missing,
    personAlone: new Map(required.map(({ person }) => [person.key, []])),
    poolAlone: pools.needs.map(() => []),
  };
  for (let start = 0; start < grid.starts.length; start += 1) {
    const absent = missing[start] ?? 0;
    if (absent > 1) continue;
    const isFilled = canFill(pools, start);
    if (absent === 0 && isFilled) found.possible.push(start);
    else if (absent === 0) noteLackingPool(inquiry, found, start);
    else if (isFilled) noteAbsence(inquiry, found, start);
  }
  return found;
}

/** How many possible starts the panel has. */
export function countPossible({ grid, required, pools }: Inquiry): number {
  const missing = missingAt(required, grid.starts.length);
  let total = 0;
  for (let start = 0; start < missing.length; start += 1) {
    if (missing[start] === 0 && canFill(pools, start)) total += 1;
  }
  return total;
}

function missingAt(required: readonly Attendee[], starts: number): Uint16Array {
  const missing = new Uint16Array(starts);
  for (const { canStart } of required) {
    for (let start = 0; start < starts; start += 1) {
      missing[start] = (missing[start] ?? 0) + 1 - (canStart[start] ?? 0);
    }
  }
  return missing;
}

function noteAbsence({ required }: Inquiry, { personAlone }: PossibleStarts, start: number) {
  const absent = required.find(({ canStart }) => canStart[start] === 0);
  if (absent) personAlone.get(absent.person.key)?.push(start);
}

function noteLackingPool({ pools }: Inquiry, { poolAlone }: PossibleStarts, start: number) {
  for (const [pool, starts] of poolAlone.entries()) {
    if (canFill(withoutPool(pools, pool), start)) starts.push(start);
  }
}
