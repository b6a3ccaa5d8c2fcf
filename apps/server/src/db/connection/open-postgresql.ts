import type pg from 'pg';
import type { Connected, StoreLimits } from './connected.ts';
import { listenForAccessNotices } from './access-notices.ts';
import { createPool } from './create-pool.ts';
import { StoreError } from '../faults/store-error.ts';

const OLDEST_SERVER = 150_000;

/** Connects to the PostgreSQL server at `databaseUrl`, version 15 or newer. */
export async function openPostgresql(databaseUrl: string, limits: StoreLimits): Promise<Connected> {
  const pool = createPool({
    connectionString: databaseUrl,
    max: limits.poolSize,
    connectionTimeoutMillis: limits.connectMillis,
    statement_timeout: limits.statementMillis,
    idle_in_transaction_session_timeout: limits.idleInTransactionMillis,
    application_name: 'slotwise',
    // All queries are short, so compiling them or starting parallel workers would take longer than running them.
    options: '-c jit=off -c max_parallel_workers_per_gather=0',
    // Concurrent queries are pipelined.
    pipeline: true,
  });
  const accessNotices = listenForAccessNotices(pool);
  try {
    await requireVersion(pool).catch((error: unknown) => againOnceBusy(error, pool));
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    pool,
    accessNotices,
    isReadOnly: () => false,
    unwatched: (work) => work(),
    close: () => pool.end(),
  };
}

/** If the thread was busy or the process suspended, a timeout may fire although the server answered, so this tries once more. */
async function againOnceBusy(error: unknown, pool: pg.Pool): Promise<void> {
  if (!(error instanceof Error) || !TIME_IS_OVER.test(error.message)) throw error;
  await requireVersion(pool);
}

/** The messages of `pg` and its pool. */
const TIME_IS_OVER = /timeout exceeded when trying to connect|connection timeout/i;

async function requireVersion(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ number: string; name: string }>(
    "select current_setting('server_version_num') as number, current_setting('server_version') as name",
  );
  const version = rows[0];
  if (!version || Number(version.number) < OLDEST_SERVER) {
    throw new StoreError(
      'STORE_UNSUPPORTED',
      `DATABASE_URL leads to PostgreSQL ${version?.name ?? '(unknown)'}; Slotwise needs 15 or newer.`,
    );
  }
}
