import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { scrubTables } from './scrub-tables.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.drop());

test('small tables are rewritten, also where the user may ask for no checkpoint', async () => {
  const { db, pool } = database.store;
  const fileOf = async () =>
    (await pool.query<{ file: string }>(`select pg_relation_filenode('deepgaze_file') as file`)).rows[0]
      ?.file;
  const before = await fileOf();
  expect(await scrubTables(db, ['deepgaze_file', 'deepgaze_zip'])).toEqual([]);
  expect(await fileOf()).not.toBe(before);
});

test('afterwards the connection waits and gives up as it did before', async () => {
  const { db, pool } = database.store;
  const settings = async () => (await pool.query('show lock_timeout')).rows;
  const before = await settings();
  await scrubTables(db, ['deepgaze_zip']);
  expect(await settings()).toEqual(before);
});
