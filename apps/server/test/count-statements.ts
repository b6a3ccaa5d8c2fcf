import type pg from 'pg';
import { OpeningQuery } from '#db/connection/opening-query.ts';
import { watchStatements } from './record-statements.ts';

type Counts = { statements: number; trips: number };

/**
 * Counts what this pool asks its database, and how often an answer is waited for on the way: `take` answers both since the
 * last time. What begins a transaction travels with its first query.
 */
export function countStatements(pool: pg.Pool): { take: () => Counts } {
  let counts: Counts = { statements: 0, trips: 0 };
  watchStatements(pool, ({ query }) => {
    counts.trips += 1;
    counts.statements += 1 + (query instanceof OpeningQuery ? query.opening.length : 0);
  });
  return {
    take: () => {
      const taken = counts;
      counts = { statements: 0, trips: 0 };
      return taken;
    },
  };
}
