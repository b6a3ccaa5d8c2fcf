import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, inject } from 'vitest';
import { openDatabase, openStore, productMigrations, type Store } from '#db/database.ts';
import { openBareDirectory } from '#db/connection/open-embedded.ts';
import { emptyTables } from './citus.ts';
import { databaseIn, onCluster } from './template.ts';

/** A migrated, empty database for one test file. `url` is set only on real PostgreSQL, `directory` only on the embedded store. */
export type TestDatabase = {
  store: Store;
  url: string | undefined;
  directory?: string;
  drop: () => Promise<void>;
};

const limits = {
  connectMillis: 10_000,
  statementMillis: 20_000,
  idleInTransactionMillis: 20_000,
  poolSize: 10,
};

/** The store of this run: embedded, or on the PostgreSQL of TEST_DATABASE_URL. */
export const openTestDatabase = async (): Promise<TestDatabase> =>
  inject('testStore') === 'postgresql' ? openPostgresTestDatabase() : openEmbeddedTestDatabase();

/** Copies a migrated embedded database into a data directory, so that a process started there need not create one. */
export const layDatabaseInto = (dataDir: string): void =>
  cpSync(inject('embeddedTemplate'), join(dataDir, 'database'), { recursive: true });

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * Compiles the embedded engine and keeps it. Threads of a process share compiled code as long as one of them holds it,
 * so each store after the first opens in half the time, and optimized code stays optimized.
 */
const keepEngineCompiled = (): Promise<WebAssembly.Module> => (compiled ??= compileEngine());

async function compileEngine(): Promise<WebAssembly.Module> {
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return WebAssembly.compile(await readFile(join(dirname(engine), 'pglite.wasm')));
}

/** For tests that need the embedded store, whatever the run uses. */
export async function openEmbeddedTestDatabase(): Promise<TestDatabase> {
  await keepEngineCompiled();
  const directory = mkdtempSync(join(tmpdir(), 'slotwise-test-'));
  layDatabaseInto(directory);
  const database = join(directory, 'database');
  const store = await openStore('embedded', await openBareDirectory(database, limits), productMigrations);
  return {
    store,
    url: undefined,
    directory: database,
    drop: async () => {
      await store.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** An embedded database whose run-time role bypasses row-level security, so that only the code separates tenants. */
export async function openWithoutRowSecurity(): Promise<TestDatabase> {
  const database = await openEmbeddedTestDatabase();
  await database.store.pool.query('alter role slotwise_app bypassrls');
  return database;
}

/** True if the run is on Citus, where no sessions are cached and shards have their own names. */
export const isOnCitus = (): boolean => inject('citus') !== null;

/** True if tests that need a real PostgreSQL can run: `describe.skipIf(!hasRealPostgres())`. */
export const hasRealPostgres = (): boolean => inject('postgres') !== null;

/** For tests that need real PostgreSQL, whatever the run uses, such as races. */
export async function openPostgresTestDatabase(): Promise<TestDatabase> {
  const { url, drop } = await createPostgresDatabase();
  const store = await openDatabase({ ...limits, databaseUrl: url, dataDir: '.' });
  return {
    store,
    url,
    drop: async () => {
      await store.close();
      await drop();
    },
  };
}

let emptiedFor: string | undefined;

/** A database without a store on it: a clone of the migrated template, or an empty one. */
export async function createPostgresDatabase(
  content: 'migrated' | 'empty' = 'migrated',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const shared = inject('citus');
  if (shared && content === 'migrated') {
    // A second app in one file shares the first one's database.
    const file = expect.getState().testPath;
    if (file === undefined || file !== emptiedFor) await emptyTables(shared);
    emptiedFor = file;
    return { url: shared, drop: async () => undefined };
  }
  const cluster = inject('postgres');
  if (!cluster) throw new Error('This test needs a real PostgreSQL.');
  const name = `slotwise_test_${randomUUID().replaceAll('-', '')}`;
  const template = content === 'migrated' ? ` template ${cluster.template}` : '';
  await onCluster(cluster.url, `create database ${name}${template}`);
  return {
    url: databaseIn(cluster.url, name),
    drop: () => onCluster(cluster.url, `drop database ${name} with (force)`),
  };
}
