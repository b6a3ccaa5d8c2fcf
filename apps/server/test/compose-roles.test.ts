import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#db/database.ts';
import { findPostgresBinaries, startRealPostgres } from './real-postgres.ts';

const ROLES = fileURLToPath(new URL('../../../compose.roles.sql', import.meta.url));

describe.skipIf(!findPostgresBinaries())('the roles that compose creates in a new database', async () => {
  const cluster = await startRealPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'slotwise-roles-'));
  const password = join(folder, 'owner-password');
  writeFileSync(password, "an invented pass'word\n");
  const url = (user: string, database: string) => {
    const { port } = new URL(cluster?.url ?? '');
    return `postgres://${user}@127.0.0.1:${port}/${database}`;
  };
  afterAll(async () => {
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  // As run by the entry point of PostgreSQL's image.
  execFileSync(
    join(findPostgresBinaries() ?? '', 'psql'),
    ['-v', 'ON_ERROR_STOP=1', '--no-psqlrc', '-f', ROLES, url('postgres', 'postgres')],
    { env: { ...process.env, OWNER_PASSWORD_FILE: password }, stdio: 'pipe' },
  );

  test('let the product migrate and work without a superuser, subject to row-level security', async () => {
    const store = await openDatabase({ databaseUrl: url('slotwise', 'slotwise'), dataDir: folder });
    const owner = await store.pool.query<Record<string, boolean>>(
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
         pg_has_role('pg_checkpoint', 'member') as may_checkpoint, pg_has_role('slotwise_app', 'member') as may_work,
         pg_has_role('slotwise_upkeep', 'member') as may_look, pg_has_role('slotwise_supplier', 'member') as may_read
       from pg_roles where rolname = current_user`,
    );
    const open = await store.pool.query(
      `select relname from pg_class c join pg_namespace n on n.oid = relnamespace
       where nspname = 'public' and relkind = 'r' and relrowsecurity and not relforcerowsecurity`,
    );
    const bound = await store.pool.query<{ count: string }>(
      `select count(*) from pg_class where relrowsecurity and relforcerowsecurity`,
    );
    await store.close();
    expect(owner.rows[0]).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      may_checkpoint: true,
      may_work: true,
      may_look: true,
      may_read: true,
    });
    expect(open.rows).toEqual([]);
    expect(Number(bound.rows[0]?.count)).toBeGreaterThan(20);
  });

  test('lock everyone else out of the database', async () => {
    const admin = new pg.Client(url('postgres', 'postgres'));
    await admin.connect();
    await admin.query('create role someone login');
    await admin.end();
    const stranger = new pg.Client(url('someone', 'slotwise'));
    await expect(stranger.connect()).rejects.toThrow('permission denied for database "slotwise"');
  });
});
