import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { isWorthRetrying } from './faults/database-errors.ts';
import { MigrationError, readMigrations, type Migration } from './migration-files.ts';
import { ensureRoles, grantFutureTables, isOnCitus } from './roles.ts';
import { allowTriggers, distributeTables } from './spread-tables.ts';
import { toVendorId } from './vendor-id.ts';

type Applied = { number: number; name: string; checksum: string };

/** Any number, as long as nothing else in the database locks on it. */
const LOCK = 7_568_911_233;
/** A running server of the previous version may hold locks a migration needs, and need locks the migration holds. */
const ATTEMPTS = 10;
const LONGEST_PAUSE_MILLIS = 500;

/**
 * Migrates the schema: applies every new file in `folder` in order, one transaction each, so that a killed start leaves
 * either the old schema or the new one. A file's per-vendor part then runs in one transaction per vendor; a killed
 * start reruns such a file, so all its statements must be repeatable.
 *
 * Servers that start together wait at an advisory lock, which a killed one releases. A file that was edited after it
 * ran stops the start, as does a database that a newer version has changed.
 */
export async function migrate(pool: pg.Pool, folder: string): Promise<void> {
  const migrations = readMigrations(folder);
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    // A migration may take longer than any request, and so may waiting for another server's.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await prepare(client);
    await allowTriggers(client);
    for (const migration of await listPending(client, migrations)) await apply(client, migration);
    await distributeTables(client);
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
    await client.query('reset all');
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw failure;
  } finally {
    // After a failure, the connection is closed, which releases the lock.
    client.release(failure);
  }
}

/** The migration log is created before the grants, so that the app's role cannot write to it. */
async function prepare(client: pg.PoolClient): Promise<void> {
  await ensureRoles(client);
  await client.query(`
    create table if not exists schema_migration (
      number     integer primary key,
      name       text not null,
      checksum   text not null,
      applied_at timestamptz not null default now()
    )`);
  await grantFutureTables(client, 'public');
}

async function listPending(client: pg.PoolClient, migrations: Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<Applied>(
    'select number, name, checksum from schema_migration order by number',
  );
  for (const applied of rows) requireSame(applied, migrations[applied.number - 1]);
  return migrations.slice(rows.length);
}

function requireSame(applied: Applied, migration: Migration | undefined): void {
  if (!migration) {
    throw new MigrationError(
      `The database was changed by a newer Slotwise (migration ${applied.name}). Start that version, or restore a backup.`,
    );
  }
  if (migration.checksum !== applied.checksum) {
    throw new MigrationError(
      `The migration ${migration.name} is not the one that ran on this database (${applied.name}). ` +
        'A landed migration is never edited: put its text back and write a new one.',
    );
  }
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  const { number, name, sql, forEachVendor, checksum } = migration;
  const change = () => client.query(sql);
  const note = () =>
    client.query('insert into schema_migration (number, name, checksum) values ($1, $2, $3)', [
      number,
      name,
      checksum,
    ]);
  try {
    if (!forEachVendor) return await inTransaction(client, [change, note]);
    await inTransaction(client, [change]);
    await applyForEachVendor(client, forEachVendor);
    await inTransaction(client, [note]);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`The migration ${name} failed: ${why}`, { cause: error });
  }
}

/** In a deadlock with a running server, the transaction gives way and retries after a pause. */
async function inTransaction(client: pg.PoolClient, steps: (() => Promise<unknown>)[]): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query('begin');
      for (const step of steps) await step();
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      if (!isWorthRetrying(error) || attempt === ATTEMPTS) throw error;
    }
    await wait(Math.random() * LONGEST_PAUSE_MILLIS * attempt);
  }
}

/** Runs as the tenant, so that row-level security shows its rows; without an account there are none. */
async function applyForEachVendor(client: pg.PoolClient, statements: string): Promise<void> {
  const { rows } = await client.query<{ vendor_id: string }>(
    'select distinct vendor_id from account order by vendor_id',
  );
  const onCitus = await isOnCitus(client);
  for (const { vendor_id: vendorId } of rows)
    await inTransaction(client, [
      () => (onCitus ? takeOnNodes(client, vendorId) : take(client, vendorId)),
      () => client.query(statements),
    ]);
}

const take = (client: pg.PoolClient, vendorId: string): Promise<unknown> =>
  client.query("select set_config('app.vendor_id', $1, true)", [vendorId]);

/** Citus propagates to its nodes only settings made with SET. */
async function takeOnNodes(client: pg.PoolClient, vendorId: string): Promise<void> {
  await client.query("set local citus.propagate_set_commands = 'local'");
  await client.query(`set local app.vendor_id = '${toVendorId(vendorId)}'`);
}
