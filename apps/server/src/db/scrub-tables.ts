import { CompiledQuery, type Kysely } from 'kysely';
import { getTraits, type Database } from './store.ts';
import type { Tables } from './tables/tables.ts';

/** Rewriting keeps everyone out of a table, and out of the whole embedded database: for a second or two up to here. */
export const SMALL_TABLE_BYTES = 64 * 1024 * 1024;
const WAIT_FOR_TABLE = '5s';
/** Neither a superuser nor a member of pg_checkpoint. */
const NOT_ALLOWED = '42501';

type Connection = Kysely<Tables>;

/**
 * Clears pages behind a deletion. Rows that are deleted stay readable in a table's file until their page is written again,
 * and VACUUM alone only marks their room as free: a table of at most `mostBytes` is rewritten, whatever time that takes, and
 * a larger one is answered. The checkpoint brings all of it to the disk, where the user of the database may ask for one.
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
