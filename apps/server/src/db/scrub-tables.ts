import { CompiledQuery, type Kysely } from 'kysely';
import { getTraits, type Database } from './store.ts';
import type { Tables } from './tables/tables.ts';

/** Rewriting locks a table, and the entire embedded database: for a second or two up to this size. */
export const SMALL_TABLE_BYTES = 64 * 1024 * 1024;
const WAIT_FOR_TABLE = '5s';
/** Neither a superuser nor a member of pg_checkpoint. */
const NOT_ALLOWED = '42501';

type Connection = Kysely<Tables>;

/**
 * Clears deleted data from pages. Deleted rows remain readable in a table's file until their page is overwritten, and
 * VACUUM only marks their space as free: a table of at most `mostBytes` is rewritten, however long that takes, and
 * larger ones are returned. The checkpoint writes all of it to disk, if the database user may request one.
 */
export const scrubTables = (
  db: Database,
  tables: readonly string[],
  mostBytes = SMALL_TABLE_BYTES,
): Promise<string[]> =>
  getTraits(db).unwatched(() =>
    db.connection().execute(async (connection) => {
      const left: string[] = [];
      await run(connection, `set lock_timeout = '${WAIT_FOR_TABLE}'; set statement_timeout = 0`);
      try {
        for (const table of tables) {
          const isSmall = (await readTableSize(connection, table)) <= mostBytes;
          await run(connection, isSmall ? `vacuum (full, analyze) ${table}` : `vacuum (analyze) ${table}`);
          if (!isSmall) left.push(table);
        }
        await checkpoint(connection);
      } finally {
        await run(connection, 'reset lock_timeout; reset statement_timeout');
      }
      return left;
    }),
  );

export const listLargeTables = (
  db: Database,
  tables: readonly string[],
  bytes = SMALL_TABLE_BYTES,
): Promise<string[]> =>
  db.connection().execute(async (connection) => {
    const large: string[] = [];
    for (const table of tables) if ((await readTableSize(connection, table)) > bytes) large.push(table);
    return large;
  });

const run = (connection: Connection, text: string): Promise<unknown> =>
  connection.executeQuery(CompiledQuery.raw(text));

async function readTableSize(connection: Connection, table: string): Promise<number> {
  const asked = CompiledQuery.raw('select pg_total_relation_size($1::regclass)::text as bytes', [table]);
  const { rows } = await connection.executeQuery<{ bytes: string }>(
    asked as CompiledQuery<{ bytes: string }>,
  );
  return Number(rows[0]?.bytes);
}

async function checkpoint(connection: Connection): Promise<void> {
  try {
    await run(connection, 'checkpoint');
  } catch (error) {
    if ((error as { code?: string }).code !== NOT_ALLOWED) throw error;
  }
}
