import type pg from 'pg';
import { OpeningQuery } from '#db/connection/opening-query.ts';
import { watchStatements } from './record-statements.ts';

type Counts = { statements: number; trips: number };

/**
 * Counts this pool's statements since the last `take`, and the sequential round trips. Concurrent queries are
 * pipelined, and the start of a transaction is sent with its first query; the separate start of a connection's first
 * transaction is not counted. The end of a read-only transaction is not awaited.
 */
export function countStatements(pool: pg.Pool): { take: () => Counts } {
  let counts: Counts = { statements: 0, trips: 0 };
  let depthAnswered = 0;
  const writers = new WeakSet<pg.PoolClient>();
  watchStatements(pool, ({ text, query, answered }, client) => {
    counts.statements += 1 + (query instanceof OpeningQuery ? query.opening.length : 0);
    if (query instanceof OpeningQuery || BEGINS.test(text)) writers.delete(client);
    if (BEGINS.test(text) || (text === 'commit' && !writers.has(client))) return;
    if (CHANGES.test(text)) writers.add(client);
    const asked = counts;
    const depth = depthAnswered + 1;
    asked.trips = Math.max(asked.trips, depth);
    const note = (): void => {
      if (asked === counts) depthAnswered = Math.max(depthAnswered, depth);
    };
    answered.then(note, note);
  });
  return {
    take: () => {
      const taken = counts;
      counts = { statements: 0, trips: 0 };
      depthAnswered = 0;
      return taken;
    },
  };
}

const BEGINS = /^begin|set_config\('(?:role|app.vendor_id)'/;
const CHANGES = /^\s*(?:insert|update|delete|merge|with)\b|\bfor (?:update|share|no key update)\b/;
