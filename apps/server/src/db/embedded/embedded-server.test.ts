import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { openStore, productMigrations, type Store } from '../database.ts';
import { openBareDirectory } from '../connection/open-embedded.ts';
import { asDirectory } from '../tenancy.ts';

const limits = { connectMillis: 20_000, statementMillis: 1500, idleInTransactionMillis: 1500, poolSize: 1 };
const ENDLESS = 'select count(*) from generate_series(1, 1e12)';

let directory: string;
let store: Store;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'slotwise-engine-'));
  cpSync(inject('embeddedTemplate'), directory, { recursive: true });
  store = await openStore('embedded', await openBareDirectory(directory, limits), productMigrations);
});
afterAll(async () => {
  await store.close();
  rmSync(directory, { recursive: true, force: true });
});

const addAccount = (email: string): Promise<unknown> =>
  asDirectory(store.db, (tx) =>
    tx.insertInto('account').values({ email, vendor_id: uuidv7(), user_id: uuidv7() }).execute(),
  );
const hasAccount = async (email: string): Promise<boolean> =>
  asDirectory(store.db, async (tx) =>
    Boolean(await tx.selectFrom('account').select('email').where('email', '=', email).executeTakeFirst()),
  );
async function listSyncs(work: () => Promise<unknown>): Promise<number> {
  // A finished statement reports its flushes just after its response, so another one is awaited before and after.
  await store.pool.query('select');
  await store.pool.query('select');
  const before = store.syncs?.() ?? 0;
  await work();
  await store.pool.query('select');
  return (store.syncs?.() ?? 0) - before;
}

describe('the embedded engine', () => {
  it('flushes its log to disk before it acknowledges a commit', async () => {
    for (let commit = 1; commit <= 10; commit += 1) {
      expect(await listSyncs(() => addAccount(`commit-${commit}@acme.example`))).toBeGreaterThanOrEqual(1);
    }
  });

  it('flushes nothing for a read', async () => {
    await hasAccount('warm-up@acme.example');
    expect(await listSyncs(() => hasAccount('nobody@acme.example'))).toBe(0);
  });

  it('aborts a statement that takes too long, and serves the next one with every commit intact', async () => {
    await addAccount('before@acme.example');
    await expect(asDirectory(store.db, (tx) => tx.executeSql(ENDLESS))).rejects.toMatchObject({
      code: 'STATEMENT_TIMEOUT',
    });
    expect(await hasAccount('before@acme.example')).toBe(true);
  });

  it('gives the connection to the next waiter when a transaction is left open', async () => {
    const release = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const forgotten = asDirectory(store.db, async (tx) => {
      await tx
        .insertInto('account')
        .values({ email: 'lost@acme.example', vendor_id: uuidv7(), user_id: uuidv7() })
        .execute();
      begun.resolve();
      await release.promise;
    });
    await begun.promise;
    expect(await hasAccount('lost@acme.example')).toBe(false);
    release.resolve();
    await expect(forgotten).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' });
  });

  it('serves a statement after a refused one, even in the middle of a batch', async () => {
    await expect(store.pool.query('select $1::int / 0', [1])).rejects.toMatchObject({ code: '22012' });
    expect((await store.pool.query('select $1::int as one', [1])).rows).toEqual([{ one: 1 }]);
  });

  it('does not block the main thread while a statement runs', async () => {
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 5);
    await store.pool.query('select count(*) from generate_series(1, 2e5)');
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(5);
  });
});
