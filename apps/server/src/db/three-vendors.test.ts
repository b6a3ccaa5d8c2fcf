import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { readColumns, sampleRow, type Column } from '../../test/sample-row.ts';
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { syncReaders } from './readers.ts';
import { asSupplier, asVendor, readSubmitted, toVendorId, type VendorId } from './tenancy.ts';

/**
 * Tests row-level security with raw SQL: what two vendors share, and what of it a third vendor and the other side can
 * reach.
 */
const client = toVendorId(uuidv7());
const supplier = toVendorId(uuidv7());
const third = toVendorId(uuidv7());
const unclaimed = uuidv7();
const association = uuidv7();
const job = uuidv7();
const ownJob = uuidv7();
const booking = uuidv7();

let database: TestDatabase;
let columns: Map<string, Column[]>;

type Rows = Record<string, unknown>[];

const as = async (vendorId: VendorId, statement: string, values: unknown[] = []): Promise<Rows> =>
  (await asVendor(database.store.db, vendorId, (tx) => tx.executeSql(statement, values))).rows;

/** The client's rows visible to a vendor in the supplier role. */
async function submittedAs(vendorId: VendorId, table: string): Promise<Rows> {
  const statement = `select 1 from ${table} where vendor_id = $1`;
  return (await asSupplier(database.store.db, vendorId, (tx) => tx.executeSql(statement, [client]))).rows;
}

async function insert(vendorId: VendorId, table: string, given: Record<string, unknown>): Promise<void> {
  const row = { ...sampleRow(table, columns.get(table) ?? [], vendorId), ...given };
  const places = Object.keys(row).map((_, index) => `$${index + 1}`);
  const statement = `insert into ${table} (${Object.keys(row).join()}) values (${places.join()})`;
  await as(vendorId, statement, Object.values(row));
}

beforeAll(async () => {
  database = await openTestDatabase();
  columns = await readColumns(database.store.pool);

  for (const vendorId of [client, supplier, third]) await insert(vendorId, 'vendor', {});
  await insert(client, 'recruiter', {});
  const agreed = { supplier_vendor_id: supplier, accepted_at: new Date() };
  await insert(client, 'association', { ...agreed, association_id: association });
  await insert(client, 'vendor', { vendor_id: unclaimed, vendor_status: 'UNCLAIMED', added_by: client });
  await insert(client, 'job', { jd_id: job, jd_code: 'SHARED' });
  await insert(client, 'job', { jd_id: ownJob });
  await insert(client, 'job_share', { jd_id: job, association_id: association });
  await insert(client, 'booking', { booking_id: booking, submitter_vendor_id: supplier });
  const submission = { booking_id: booking, jd_id: job, association_id: association };
  await insert(client, 'submission', { ...submission, submitter_vendor_id: supplier });
  for (const vendorId of [client, supplier]) {
    await insert(vendorId, 'association_side', { association_id: association });
    await insert(vendorId, 'file', { document_id: vendorId });
    await insert(vendorId, 'file', { document_id: association, storage_key: association });
    for (const visibility of ['INTERNAL', 'SHARED']) {
      const shared = { association_id: association, visibility };
      await insert(vendorId, 'vendor_comment', { ...shared, comment_id: uuidv7() });
      const documentId = visibility === 'SHARED' ? association : vendorId;
      await insert(vendorId, 'vendor_document', { ...shared, document_id: documentId });
    }
  }
  await keep();
  await insert(client, 'mail', { mail_id: uuidv7(), dedupe_key: 'told', reader_vendor_id: supplier });
  await insert(client, 'mail', { mail_id: uuidv7(), dedupe_key: 'own' });
});
afterAll(() => database.drop());

/** What the services do after writing each of these rows. */
const keep = (): Promise<void> => asVendor(database.store.db, client, (tx) => syncReaders(tx, association));

/** How many of the client's rows a vendor sees in each table. */
async function seenOfClient(vendorId: VendorId): Promise<Record<string, number>> {
  const seen: Record<string, number> = {};
  for (const table of columns.keys()) {
    const [row] = await as(vendorId, `select count(*)::int as rows from ${table} where vendor_id = $1`, [
      client,
    ]);
    if (row?.['rows'] !== 0) seen[table] = Number(row?.['rows']);
  }
  return seen;
}

/** Runs a change of the client's rows on every table and returns the tables it changed. */
async function changedByEveryone(vendorId: VendorId, change: (table: string) => string): Promise<string[]> {
  const changed: string[] = [];
  for (const table of columns.keys()) {
    const rows = await as(vendorId, `${change(table)} where vendor_id = $1 returning 1`, [client]);
    if (rows.length > 0) changed.push(table);
  }
  return changed;
}

describe('rows shared between two vendors', () => {
  it('of the client are the association, its card and what it shares', async () => {
    expect(await seenOfClient(supplier)).toEqual({
      association: 1,
      vendor: 1,
      job: 1,
      job_share: 1,
      vendor_comment: 1,
      vendor_document: 1,
      mail: 1,
    });
    const jobs = await as(supplier, 'select jd_id from job');
    expect(jobs).toEqual([{ jd_id: job }]);
    for (const table of ['vendor_comment', 'vendor_document']) {
      const rows = await as(supplier, `select visibility from ${table} where vendor_id = $1`, [client]);
      expect(rows, table).toEqual([{ visibility: 'SHARED' }]);
    }
  });

  it('submitted by a supplier are visible to it only, and read-only', async () => {
    for (const table of ['booking', 'submission']) {
      expect(await submittedAs(supplier, table), table).toHaveLength(1);
      expect(await submittedAs(third, table), table).toEqual([]);
      await expect(
        asSupplier(database.store.db, supplier, (tx) => tx.executeSql(`delete from ${table}`)),
        table,
      ).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('are visible as the supplier’s to a single query only, whatever runs concurrently', async () => {
    const role = 'select current_user as role, (select count(*)::int from booking) as bookings';
    const [before, submitted, after] = await asVendor(database.store.db, supplier, (tx) =>
      Promise.all([
        tx.executeSql(role),
        readSubmitted(tx, (own) => own.selectFrom('booking').select('booking_id')),
        tx.executeSql(role),
      ]),
    );
    expect(submitted).toEqual([{ booking_id: booking }]);
    for (const { rows } of [before, after]) expect(rows).toEqual([{ role: 'slotwise_app', bookings: 0 }]);
  });

  it('of the supplier are its card and what it shares, nothing private', async () => {
    const seen: Record<string, unknown> = {};
    for (const table of columns.keys()) {
      const rows = await as(client, `select 1 from ${table} where vendor_id = $1`, [supplier]);
      if (rows.length > 0) seen[table] = rows.length;
    }
    expect(seen).toEqual({ vendor: 1, vendor_comment: 1, vendor_document: 1 });
  });

  it('include no comments or files before the other side agreed', async () => {
    await as(client, 'update association set accepted_at = null');
    await keep();
    for (const table of ['vendor_comment', 'vendor_document']) {
      expect(await as(supplier, `select 1 from ${table} where vendor_id = $1`, [client]), table).toEqual([]);
    }
    await as(client, 'update association set accepted_at = now()');
    await keep();
  });

  it('are hidden from a third vendor, which can neither change nor remove any', async () => {
    expect(await seenOfClient(third)).toEqual({});
    expect(await as(third, 'select 1 from association')).toEqual([]);
    expect(await as(third, 'select 1 from vendor where vendor_id <> $1', [third])).toEqual([]);
    expect(await changedByEveryone(third, (table) => `update ${table} set vendor_id = vendor_id`)).toEqual(
      [],
    );
    expect(await changedByEveryone(third, (table) => `delete from ${table}`)).toEqual([]);
  });

  it('of the client cannot be changed or removed by the supplier, except the association', async () => {
    expect(await changedByEveryone(supplier, (table) => `update ${table} set vendor_id = vendor_id`)).toEqual(
      ['association'],
    );
    for (const table of columns.keys()) {
      const rows = await as(supplier, `delete from ${table} where vendor_id = $1 returning 1`, [client]);
      expect(rows, table).toEqual([]);
    }
    expect(await as(client, 'delete from association returning 1')).toEqual([]);
  });

  it('cannot be extended by creating an association, a share or a submission in another vendor’s name', async () => {
    const row = { supplier_vendor_id: supplier, association_id: uuidv7(), vendor_id: client };
    await expect(insert(third, 'association', row)).rejects.toMatchObject({ code: '42501' });
    await expect(
      as(supplier, 'update association set supplier_vendor_id = $1, vendor_id = $2', [client, third]),
    ).rejects.toMatchObject({ code: '42501' });
    const share = { vendor_id: client, jd_id: ownJob, association_id: association };
    await expect(insert(supplier, 'job_share', share)).rejects.toMatchObject({ code: '42501' });
    await expect(
      insert(third, 'booking', { vendor_id: client, booking_id: uuidv7(), submitter_vendor_id: third }),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('no longer include jobs after a suspension, but still include submissions', async () => {
    await as(client, `update association set association_status = 'SUSPENDED'`);
    await keep();
    expect(await as(supplier, 'select 1 from job')).toEqual([]);
    expect(await as(supplier, 'select 1 from job_share')).toEqual([]);
    expect(await submittedAs(supplier, 'submission')).toHaveLength(1);
    await as(client, `update association set association_status = 'ACTIVE'`);
    await keep();
  });

  it('do not include an unclaimed card, which only the person who added it sees and changes', async () => {
    const seen = 'select 1 from vendor where vendor_id = $1';
    const renamed = `update vendor set vendor_name = 'Renamed' where vendor_id = $1 returning 1`;
    expect(await as(client, seen, [unclaimed])).toHaveLength(1);
    expect(await as(client, renamed, [unclaimed])).toHaveLength(1);
    for (const vendorId of [supplier, third]) {
      expect(await as(vendorId, seen, [unclaimed])).toEqual([]);
      expect(await as(vendorId, renamed, [unclaimed])).toEqual([]);
    }
    await expect(
      as(client, `update vendor set vendor_status = 'ACTIVE' where vendor_id = $1`, [unclaimed]),
    ).rejects.toMatchObject({ code: '42501' });
    await expect(
      as(client, `update vendor set added_by = $2 where vendor_id = $1`, [unclaimed, third]),
    ).rejects.toMatchObject({ code: '42501' });
  });
});
