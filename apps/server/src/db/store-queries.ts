import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Dialect,
  type Driver,
} from 'kysely';
import type pg from 'pg';
import { connectInTurn } from './connection/connect-in-turn.ts';
import { createStatementNames } from './connection/statement-names.ts';
import { toStoreConnection, type StoreConnection } from './connection/store-connection.ts';
import type { Tables } from './tables/tables.ts';

/** A dedicated connection and queries on it, which may run concurrently. */
export type Taken = { connection: StoreConnection; handle: Kysely<Tables> };

/** Queries over a pool, and a function that takes one of its connections, fairly by owner; the caller releases it. */
export function createQueries(pool: pg.Pool): {
  db: Kysely<Tables>;
  take: (owner: string) => Promise<Taken>;
} {
  const nameText = createStatementNames();
  const acquire = async (): Promise<StoreConnection> => toStoreConnection(await pool.connect(), nameText);
  const driver = createDriver(pool, acquire);
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () => driver,
  };
  const config = { dialect };
  const db = new Kysely<Tables>(config);
  const connect = connectInTurn(pool);
  const take = async (owner: string): Promise<Taken> => {
    const connection = toStoreConnection(await connect(owner), nameText);
    const executor = db.getExecutor().withConnectionProvider({
      provideConnection: (ask) => ask(connection),
    });
    return { connection, handle: new Kysely<Tables>({ config, dialect, driver, executor }) };
  };
  return { db, take };
}

/** `transaction.ts` implements transactions, so the library gets none. */
function createDriver(pool: pg.Pool, acquire: () => Promise<StoreConnection>): Driver {
  const noTransactions = async (): Promise<never> => {
    throw new Error('Transactions begin in asVendor and its neighbours.');
  };
  return {
    init: async () => undefined,
    acquireConnection: acquire,
    releaseConnection: async (connection) => (connection as StoreConnection).release(),
    beginTransaction: noTransactions,
    commitTransaction: noTransactions,
    rollbackTransaction: noTransactions,
    destroy: () => pool.end(),
  };
}
