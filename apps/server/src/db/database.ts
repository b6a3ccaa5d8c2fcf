import { fileURLToPath } from 'node:url';
import type { Connected, StoreLimits } from './connection/connected.ts';
import { migrate } from './migrate.ts';
import { openEmbedded } from './connection/open-embedded.ts';
import { openPostgresql } from './connection/open-postgresql.ts';
import { createStore, type Store } from './store.ts';

export type { Database, Store } from './store.ts';

/** Where the data is stored. Without `databaseUrl`, it is the embedded database inside `dataDir`. */
export type DatabaseConfig = Partial<StoreLimits> & {
  databaseUrl?: string | undefined;
  dataDir: string;
  /** The folder of numbered SQL files; the product's own by default. */
  migrations?: string;
};

const defaultLimits: StoreLimits = {
  connectMillis: 10_000,
  statementMillis: 15_000,
  idleInTransactionMillis: 15_000,
  poolSize: 10,
};

export const productMigrations = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Opens the store and migrates its schema. Throws a StoreError with instructions for the operator if the database
 * cannot be opened, and a MigrationError if its schema is not from an earlier version.
 */
export async function openDatabase(config: DatabaseConfig): Promise<Store> {
  const limits = { ...defaultLimits, ...pickLimits(config) };
  const kind = config.databaseUrl ? 'postgresql' : 'embedded';
  const connected = config.databaseUrl
    ? await openPostgresql(config.databaseUrl, limits)
    : await openEmbedded(config.dataDir, limits);
  return openStore(kind, connected, config.migrations ?? productMigrations);
}

/** Turns a connected pool into a migrated store, and closes the pool on failure. */
export async function openStore(
  kind: Store['kind'],
  connected: Connected,
  migrations: string,
): Promise<Store> {
  try {
    await connected.unwatched(() => migrate(connected.pool, migrations));
    return await createStore(kind, connected);
  } catch (error) {
    await connected.close();
    throw error;
  }
}

function pickLimits(config: DatabaseConfig): Partial<StoreLimits> {
  const { connectMillis, statementMillis, idleInTransactionMillis, poolSize } = config;
  const given = { connectMillis, statementMillis, idleInTransactionMillis, poolSize };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
