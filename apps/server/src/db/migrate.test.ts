import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPostgresDatabase, hasRealPostgres } from '../../test/test-database.ts';
import { openDatabase, productMigrations } from './database.ts';
import { readMigrations } from './migration-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slotwise-migrations-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, sql: string): void => writeFileSync(join(folder, name), sql);

/** The last migration before tables could be distributed over Citus nodes. */
const LAST_IN_ONE_PLACE = 27;

/** Tables a migration creates but does not distribute before adding foreign keys. */
const listUnspread = (statements: string): string[] =>
  statements
    .split(';')
    .flatMap((statement) => {
      const name = /^\s*create table (?:if not exists )?(\w{1,63})/m.exec(statement)?.[1];
      return name ? [{ name, hasForeignKey: /\breferences\b/.test(statement) }] : [];
    })
    .filter(
      ({ name, hasForeignKey }) => hasForeignKey || !statements.includes(`spread_over_nodes('${name}')`),
    )
    .map(({ name }) => name);

describe('a new table', () => {
  it('is distributed over the nodes of Citus before it gets foreign keys', () => {
    expect(listUnspread('create table note (vendor_id uuid references vendor);')).toEqual(['note']);
    expect(listUnspread('create table note (vendor_id uuid);')).toEqual(['note']);
    expect(
      listUnspread(
        "create table note (vendor_id uuid); select spread_over_nodes('note'); alter table note …",
      ),
    ).toEqual([]);
    const later = readMigrations(productMigrations).filter(({ number }) => number > LAST_IN_ONE_PLACE);
    expect(
      later.map(({ name, sql }) => [name, listUnspread(sql)]).filter(([, tables]) => tables?.length),
    ).toEqual([]);
  });
});

describe.skipIf(!hasRealPostgres())('migrating', () => {
  let url: string;
  let drop: () => Promise<void>;
  beforeEach(async () => {
    ({ url, drop } = await createPostgresDatabase('empty'));
  });
  afterEach(() => drop());

  const start = async (migrations = folder): Promise<void> => {
    const store = await openDatabase({ databaseUrl: url, dataDir: tmpdir(), migrations, poolSize: 2 });
    await store.close();
  };
  const ask = async (text: string): Promise<unknown[]> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text)).rows;
    } finally {
      await client.end();
    }
  };

  it('runs once if four servers start together', async () => {
    file('0001_slow.sql', 'select pg_sleep(0.3); create table meeting (id integer primary key)');
    file('0002_more.sql', 'insert into meeting values (1)');
    await Promise.all([start(), start(), start(), start()]);
    expect(await ask('select * from meeting')).toEqual([{ id: 1 }]);
    expect(await ask('select number from schema_migration order by number')).toEqual([
      { number: 1 },
      { number: 2 },
    ]);
  });

  it('retries if a running server locks what it needs', async () => {
    file('0001_tries.sql', 'create sequence tries');
    await start();
    // A sequence keeps its count when a transaction is rolled back.
    const deadlock = "raise exception 'deadlock detected' using errcode = '40P01'";
    file(
      '0002_meeting.sql',
      `create table meeting (id integer); do $$ begin if nextval('tries') < 3 then ${deadlock}; end if; end $$`,
    );
    await start();
    expect(
      await ask('select last_value::int as tries, (select count(*)::int from meeting) as rows from tries'),
    ).toEqual([{ tries: 3, rows: 0 }]);
  });

  it('succeeds for four servers that start together with the product’s own schema', async () => {
    await Promise.all(Array.from({ length: 4 }, () => start(productMigrations)));
    const [{ count }] = (await ask('select count(*)::int as count from schema_migration')) as [
      { count: number },
    ];
    expect(count).toBe(readMigrations(productMigrations).length);
  });

  it('runs the part after the mark as each organization, and again after a failure', async () => {
    file('0001_accounts.sql', 'create table account (vendor_id text); insert into account values (1), (2)');
    const seen = `insert into seen values (current_setting('app.vendor_id'))`;
    file(
      '0002_seen.sql',
      `create table if not exists seen (vendor_id text);\n-- for each vendor\n${seen}; select 1 / (select count(*) from done)`,
    );
    await expect(start()).rejects.toThrow('0002_seen.sql');
    expect(await ask('select * from seen')).toEqual([]);
    await ask('create table done as select 1 as one');
    await start();
    expect(await ask('select * from seen order by 1')).toEqual([{ vendor_id: '1' }, { vendor_id: '2' }]);
    await start();
    expect(await ask('select number from schema_migration')).toHaveLength(2);
  });

  it('refuses a migration that was edited after it ran, and names it', async () => {
    file('0001_first.sql', 'create table meeting (id integer primary key)');
    await start();
    file('0001_first.sql', 'create table meeting (id bigint primary key)');
    await expect(start()).rejects.toThrow(/0001_first\.sql is not the one that ran/);
  });

  it('accepts a file with different line ends only', async () => {
    file('0001_first.sql', 'create table meeting (\n  id integer primary key\n)');
    await start();
    file('0001_first.sql', 'create table meeting (\r\n  id integer primary key\r\n)');
    await start();
  });

  it('refuses a database that a newer version has changed', async () => {
    file('0001_first.sql', 'create table meeting (id integer primary key)');
    file('0002_newer.sql', 'create table newer (id integer primary key)');
    await start();
    rmSync(join(folder, '0002_newer.sql'));
    await expect(start()).rejects.toThrow(/newer Slotwise \(migration 0002_newer\.sql\)/);
  });

  it('leaves the old schema if killed halfway, and the new one after a restart', async () => {
    file('0001_first.sql', 'create table meeting (id integer primary key)');
    file('0002_slow.sql', 'create table half (id integer); select pg_sleep(60)');
    const killed = start().catch((error: unknown) => error);
    const kill = `select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(60)' and pid <> pg_backend_pid()`;
    while ((await ask(kill)).length === 0) await wait(20);
    expect(await killed).toBeInstanceOf(Error);
    expect(
      await ask("select to_regclass('meeting') is not null as first, to_regclass('half') as second"),
    ).toEqual([{ first: true, second: null }]);
    file('0002_slow.sql', 'create table whole (id integer)');
    await start();
    expect(await ask("select to_regclass('whole') is not null as there")).toEqual([{ there: true }]);
  });

  it('lets a migration permanently revoke rights of the app role', async () => {
    file(
      '0001_log.sql',
      'create table log (id integer primary key); revoke update, delete on log from slotwise_app',
    );
    await start();
    await start();
    const rights =
      "has_table_privilege('slotwise_app', 'log', 'insert') as adds, has_table_privilege('slotwise_app', 'log', 'delete') as deletes";
    expect(await ask(`select ${rights}`)).toEqual([{ adds: true, deletes: false }]);
  });
});

describe('a folder of migrations', () => {
  it('is refused if a number is missing', () => {
    file('0001_first.sql', 'select');
    file('0003_third.sql', 'select');
    expect(() => readMigrations(folder)).toThrow('0003_third.sql is not number 2');
  });
});
