import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbeddedTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { vacuumEmbedded } from './tidy-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openEmbeddedTestDatabase();
});
afterAll(() => database.drop());

test('vacuums and analyzes a changed table of the embedded store, as a server does automatically', async () => {
  const { pool } = database.store;
  await pool.query(`insert into attempt select n::text, 0, now(), null from generate_series(1, 500) n`);
  await pool.query(`delete from attempt where key <> '1'`);
  await vacuumEmbedded(database.store);
  const { rows } = await pool.query<{ pages: number; tuples: number }>(
    `select relpages as pages, reltuples::int as tuples from pg_class where relname = 'attempt'`,
  );
  expect(rows[0]).toEqual({ pages: 1, tuples: 1 });
});
