import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { listLargeTables, scrubTables } from './scrub-tables.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.drop());

test('small tables are rewritten, also where the user may ask for no checkpoint', async () => {
  const { db, pool } = database.store;
  const getFile = async () =>
    (await pool.query<{ file: string }>(`select pg_relation_filenode('deepgaze_file') as file`)).rows[0]
      ?.file;
  const before = await getFile();
  expect(await scrubTables(db, ['deepgaze_file', 'deepgaze_zip'])).toEqual([]);
  expect(await getFile()).not.toBe(before);
});

test('a large table is left for a quiet hour, and rewritten then', async () => {
  const { db, pool } = database.store;
  const getFile = async () =>
    (await pool.query<{ file: string }>(`select pg_relation_filenode('deepgaze_zip') as file`)).rows[0]?.file;
  const before = await getFile();
  expect(await listLargeTables(db, ['deepgaze_file', 'deepgaze_zip'], 0)).toEqual([
    'deepgaze_file',
    'deepgaze_zip',
  ]);
  expect(await scrubTables(db, ['deepgaze_zip'], 0)).toEqual(['deepgaze_zip']);
  expect(await getFile()).toBe(before);
  expect(await scrubTables(db, ['deepgaze_zip'], Infinity)).toEqual([]);
  expect(await getFile()).not.toBe(before);
});

test('afterwards the connection waits and gives up as it did before', async () => {
  const { db, pool } = database.store;
  const settings = async () => (await pool.query('show lock_timeout')).rows;
  const before = await settings();
  await scrubTables(db, ['deepgaze_zip']);
  expect(await settings()).toEqual(before);
});
