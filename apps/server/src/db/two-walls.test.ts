import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { PARTNER, sampleRow, type Column } from '../../test/sample-row.ts';
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { asVendor, toVendorId } from './tenancy.ts';

/** Tests row-level security with raw SQL: what a forgotten `where vendor_id` would hit. */
const mine = toVendorId(uuidv7());
const theirs = toVendorId(uuidv7());

type Table = { name: string; columns: Column[] };

let database: TestDatabase;
let tables: Table[];

beforeAll(async () => {
  database = await openTestDatabase();
  tables = await vendorTables();
  await asVendor(database.store.db, toVendorId(PARTNER), async (tx) => {
    const card = `values ($1, 'Partner', 'ACTIVE', 'UTC', '2026-01-05T09:00Z')`;
    const columns = 'vendor_id, vendor_name, vendor_status, time_zone, created_at';
    await tx.executeSql(`insert into vendor (${columns}) ${card}`, [PARTNER]);
  });
  for (const vendorId of [mine, theirs]) {
    await asVendor(database.store.db, vendorId, async (tx) => {
      // Rows refer to no real ones, since only visibility is tested here; keys are tested elsewhere.
      for (const { name, columns } of tables) {
        // A trigger of an earlier table may have written a row.
        if ((await tx.executeSql(`select 1 from ${name} limit 1`)).rows.length > 0) continue;
        const row = sampleRow(name, columns, vendorId);
        const places = Object.keys(row).map((_, index) => `$${index + 1}`);
        await tx.executeSql(
          `insert into ${name} (${Object.keys(row).join()}) values (${places.join()})`,
          Object.values(row),
        );
      }
    });
  }
});
afterAll(() => database.drop());

/** In insertion order: referenced tables first. */
async function vendorTables(): Promise<Table[]> {
  const { rows } = await database.store.pool.query<Table>(`
    select c.relname as name, json_agg(json_build_object(
      'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
      'isRequired', a.attnotnull and not a.atthasdef and a.attgenerated = '' and a.attidentity = ''
    ) order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') and c.relrowsecurity
    group by c.oid, c.relname order by c.oid`);
  return rows;
}

const asMe = (statement: string, values: unknown[] = []): Promise<{ rows: Record<string, unknown>[] }> =>
  asVendor(database.store.db, mine, (tx) => tx.executeSql(statement, values));

describe('the database’s own wall between vendors', () => {
  it('surrounds every table: each has a row of either vendor', async () => {
    expect(tables.length).toBeGreaterThanOrEqual(10);
    for (const { name } of tables) {
      for (const vendorId of [mine, theirs]) {
        const { rows } = await asVendor(database.store.db, vendorId, (tx) =>
          // The partner's card is visible to its associates.
          tx.executeSql(`select distinct vendor_id from ${name} where vendor_id <> $1`, [PARTNER]),
        );
        expect(rows, name).toEqual([{ vendor_id: vendorId }]);
      }
    }
  });

  it('hides another vendor’s rows from every table', async () => {
    for (const { name } of tables) {
      const { rows } = await asMe(`select * from ${name} where vendor_id = $1`, [theirs]);
      expect(rows, name).toEqual([]);
    }
  });

  it('prevents changing, taking over or removing another vendor’s rows', async () => {
    for (const { name } of tables) {
      for (const statement of [
        `update ${name} set vendor_id = vendor_id where vendor_id = $1 returning 1`,
        `delete from ${name} where vendor_id = $1 returning 1`,
      ]) {
        const { rows } = await asMe(statement, [theirs]);
        expect(rows, statement).toEqual([]);
      }
      await expect(asMe(`update ${name} set vendor_id = $1`, [theirs]), name).rejects.toMatchObject({
        // Citus never lets a row change its vendor.
        code: expect.stringMatching(/^(42501|0A000)$/),
      });
    }
  });

  it('hides everything from the app role without a vendor', async () => {
    for (const { name } of tables) {
      const client = await database.store.pool.connect();
      try {
        await client.query('begin; set local role slotwise_app');
        expect((await client.query(`select 1 from ${name}`)).rows, name).toEqual([]);
      } finally {
        await client.query('rollback');
        client.release();
      }
    }
  });
});
