import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { isWorthRetrying, toStoreError } from './faults/database-errors.ts';
import type { Start } from './connection/opening-query.ts';
import type { StoreConnection } from './connection/store-connection.ts';
import { getTraits, type Database } from './store.ts';
import type { Tables } from './tables/tables.ts';

const ATTEMPTS = 5;
const LONGEST_PAUSE_MILLIS = 20;

const open = new AsyncLocalStorage<{ db: Database; ended: boolean }>();

/** In whose turn a transaction runs: an organization's, or that of all who are none. */
type Opening = { owner: string; beginning: Start };

/**
 * Runs `work` in one transaction that starts with the statements of `beginning`, which travel with its first query. One that
 * only read answers before it has ended. What one organization asks waits for its own other questions first.
 *
 * After a deadlock or a failed serialization everything is run again, a few times and after a pause of random
 * length, so that two that met do not meet again. Failures of the store itself arrive as a StoreError.
 */
export async function inTransaction<T>(
  db: Database,
  opening: Opening,
  work: (connection: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  requireNoneOpen(db);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(db, opening, work);
    } catch (error) {
      if (!isWorthRetrying(error) || attempt === ATTEMPTS) throw toStoreError(error) ?? error;
    }
    await wait(Math.random() * LONGEST_PAUSE_MILLIS * attempt);
  }
}

/** On the embedded store's one connection a second transaction would wait for the first until it times out. */
function requireNoneOpen(db: Database): void {
  const around = open.getStore();
  if (around?.db === db && !around.ended) {
    throw new Error('A transaction is open here already: pass its handle on instead of opening another.');
  }
}

/** The connection goes back to the others once the transaction has ended, which an answer need not wait for. */
async function once<T>(
  db: Database,
  { owner, beginning }: Opening,
  work: (connection: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const { connection, handle } = await getTraits(db).take(owner);
  const { result, ended } = await run(db, connection, () => {
    connection.begin(beginning);
    return work(handle);
  }).catch((error: unknown) => {
    connection.release();
    throw error;
  });
  // What only read has lost nothing when its end fails.
  void ended.catch(() => undefined).finally(() => connection.release());
  return result;
}

async function run<T>(
  db: Database,
  connection: StoreConnection,
  work: () => Promise<T>,
): Promise<{ result: T; ended: Promise<void> }> {
  const mark = { db, ended: false };
  try {
    const result = await open.run(mark, work);
    return { result, ended: (await connection.commit()).ended };
  } catch (error) {
    // Where the connection is gone there is nothing to roll back, and the first error is the one that counts.
    await connection.rollback().catch(() => undefined);
    throw error;
  } finally {
    mark.ended = true;
  }
}
