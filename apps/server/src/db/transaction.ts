import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery, type Kysely } from 'kysely';
import { isWorthRetrying, storeFailureOf } from './database-errors.ts';
import type { Database } from './store.ts';
import type { Tables } from './tables.ts';

const ATTEMPTS = 5;
const LONGEST_PAUSE_MILLIS = 20;

const open = new AsyncLocalStorage<{ db: Database; ended: boolean }>();

/**
 * Runs `work` in one transaction that starts with the statements `beginning`, in one round trip.
 *
 * After a deadlock or a failed serialization everything is run again, a few times and after a pause of random
 * length, so that two that met do not meet again. Failures of the store itself arrive as a StoreError.
 */
export async function inTransaction<T>(
  db: Database,
  beginning: string,
  work: (connection: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  requireNoneOpen(db);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(db, beginning, work);
    } catch (error) {
      if (!isWorthRetrying(error) || attempt === ATTEMPTS) throw storeFailureOf(error) ?? error;
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

const once = <T>(
  db: Database,
  beginning: string,
  work: (connection: Kysely<Tables>) => Promise<T>,
): Promise<T> =>
  db.connection().execute(async (connection) => {
    const run = (text: string): Promise<unknown> => connection.executeQuery(CompiledQuery.raw(text));
    const mark = { db, ended: false };
    try {
      await run(beginning);
      const result = await open.run(mark, () => work(connection));
      // COMMIT of a transaction in which an error was swallowed rolls back without a word; a SELECT complains.
      await run('select; commit');
      return result;
    } catch (error) {
      // Where the connection is gone there is nothing to roll back, and the first error is the one that counts.
      await run('rollback').catch(() => undefined);
      throw error;
    } finally {
      mark.ended = true;
    }
  });
