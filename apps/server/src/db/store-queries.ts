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

/** A connection of one's own, and queries over it, which may be asked side by side. */
export type Taken = { connection: StoreConnection; handle: Kysely<Tables> };

/** Queries over a pool, and a way to take one of its connections in the turn of an owner; the one who takes it releases it. */
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

/** Transactions are `transaction.ts`, so the library is given none. */
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
