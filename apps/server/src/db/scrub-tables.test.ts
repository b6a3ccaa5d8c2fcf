import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { listLargeTables, scrubTables } from './scrub-tables.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.drop());

test('rewrites small tables, even if the user may not request a checkpoint', async () => {
  const { db, pool } = database.store;
  const getFile = async () =>
    (await pool.query<{ file: string }>(`select pg_relation_filenode('deepgaze_file') as file`)).rows[0]
      ?.file;
  const before = await getFile();
  expect(await scrubTables(db, ['deepgaze_file', 'deepgaze_zip'])).toEqual([]);
  expect(await getFile()).not.toBe(before);
});

test('leaves a large table for a quiet hour, and rewrites it then', async () => {
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

test('restores the connection’s timeouts afterwards', async () => {
  const { db, pool } = database.store;
  const settings = async () => (await pool.query('show lock_timeout')).rows;
  const before = await settings();
  await scrubTables(db, ['deepgaze_zip']);
  expect(await settings()).toEqual(before);
});
