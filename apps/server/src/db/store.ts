import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Connected } from './connection/connected.ts';
import { createQueries, type Taken } from './store-queries.ts';
import type { Tables } from './tables/tables.ts';
import type { VendorId } from './vendor-id.ts';

/** Queries over every table. Outside `db/` it is only passed on: work happens in `asVendor` and `asDirectory`. */
export type Database = Kysely<Tables>;

/** An open database, embedded or a PostgreSQL server. Both run the same statements. */
export type Store = {
  kind: 'embedded' | 'postgresql';
  pool: pg.Pool;
  db: Database;
  /** How many files the embedded engine flushed to disk; undefined for a server. */
  syncs: (() => number) | undefined;
  close: () => Promise<void>;
};

/** What transactions need besides role and tenant, who listens, and how to lift the statement timeout. */
type Traits = {
  isReadOnly: () => boolean;
  onCitus: boolean;
  listeners: Map<string, Listener>;
  take: (owner: string) => Promise<Taken>;
} & Pick<Connected, 'unwatched' | 'accessNotices'>;

/** Called when a transaction of this organization left work. */
export type Listener = (vendorId: VendorId) => void;

const traits = new WeakMap<Database, Traits>();

/** Makes a store of a connected pool with a migrated schema. */
export async function createStore(kind: Store['kind'], connected: Connected): Promise<Store> {
  const { pool, accessNotices, isReadOnly, unwatched, close } = connected;
  const { db, take } = createQueries(pool);
  const { rowCount } = await pool.query("select from pg_extension where extname = 'citus'");
  traits.set(db, {
    isReadOnly,
    onCitus: rowCount === 1,
    listeners: new Map(),
    take,
    unwatched,
    accessNotices,
  });
  return { kind, pool, db, syncs: connected.syncs, close };
}

export function getTraits(db: Database): Traits {
  const found = traits.get(db);
  if (!found) throw new Error('This database was not opened by openDatabase.');
  return found;
}
