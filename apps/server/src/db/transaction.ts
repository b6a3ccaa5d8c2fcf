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

/** The owner of a transaction's place in the queue: an organization, or all work without one. */
type Opening = { owner: string; beginning: Start };

/**
 * Runs `work` in one transaction that starts with the statements of `beginning`, pipelined with its first query. A
 * read-only transaction resolves before its commit completes. Each organization's queries queue behind its own others
 * first.
 *
 * After a deadlock or serialization failure, everything is retried a few times with random pauses, so that two
 * transactions do not collide again. Failures of the store itself are thrown as StoreError.
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

/** On the embedded store's only connection, a nested transaction would wait for the outer one until it times out. */
function requireNoneOpen(db: Database): void {
  const around = open.getStore();
  if (around?.db === db && !around.ended) {
    throw new Error('A transaction is open here already: pass its handle on instead of opening another.');
  }
}

/** The connection is released once the transaction has ended, which the response need not wait for. */
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
  // A read-only transaction loses nothing if its end fails.
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
    // If the connection is lost, there is nothing to roll back, and the first error is the relevant one.
    await connection.rollback().catch(() => undefined);
    throw error;
  } finally {
    mark.ended = true;
  }
}
