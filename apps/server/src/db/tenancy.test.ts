import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { isOnCitus, openTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { isUnstorableText, isConstraintViolation, violatedConstraint } from './faults/database-errors.ts';
import { asDirectory, asVendor, readAsVendor, toVendorId, type VendorDb, type VendorId } from './tenancy.ts';

let database: TestDatabase;
let acme: VendorId;
let northbridge: VendorId;

const add = (vendorId: VendorId, name: string) => (tx: VendorDb) =>
  tx
    .insertInto('vendor')
    .values({
      vendor_id: vendorId,
      vendor_name: name,
      vendor_status: 'ACTIVE',
      time_zone: 'UTC',
      created_at: new Date('2026-01-05T09:00:00Z'),
    })
    .execute();

beforeAll(async () => {
  database = await openTestDatabase();
  acme = toVendorId(uuidv7());
  northbridge = toVendorId(uuidv7());
  await asVendor(database.store.db, acme, add(acme, 'Acme'));
  await asVendor(database.store.db, northbridge, add(northbridge, 'Northbridge'));
});
afterAll(() => database.drop());

describe('asVendor', () => {
  it('works as the app role, for one vendor', async () => {
    const { rows } = await asVendor(database.store.db, acme, (tx) =>
      tx.executeSql("select current_user as role, current_setting('app.vendor_id') as vendor"),
    );
    expect(rows).toEqual([{ role: 'slotwise_app', vendor: acme }]);
  });

  it('serves another organization before all of one organization’s queries are done', async () => {
    const { db } = database.store;
    const answered = Promise.withResolvers<undefined>();
    let begun = 0;
    // The first one finishes, since the embedded store has one connection; those after it keep theirs.
    const ask = async (tx: VendorDb): Promise<void> => {
      begun += 1;
      if (begun > 1) await answered.promise;
      await tx.executeSql('select');
    };
    const many = Array.from({ length: 40 }, () => asVendor(db, acme, ask));
    const ahead = await asVendor(db, northbridge, async (tx) => {
      await tx.executeSql('select');
      return begun;
    }).finally(() => answered.resolve(undefined));
    await Promise.all(many);
    expect(ahead).toBeLessThan(40);
  });

  it('shows only its vendor’s rows, even to SQL that names another', async () => {
    const seen = await asVendor(database.store.db, acme, async (tx) => [
      (await tx.executeSql('select vendor_name from vendor')).rows,
      (await tx.executeSql('select vendor_name from vendor where vendor_id = $1', [northbridge])).rows,
    ]);
    expect(seen).toEqual([[{ vendor_name: 'Acme' }], []]);
  });

  it('refuses a row of another vendor', async () => {
    const stranger = toVendorId(uuidv7());
    await expect(asVendor(database.store.db, acme, add(stranger, 'Planted'))).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('leaves neither role nor vendor behind, after a commit or a failure', async () => {
    const left = async (): Promise<unknown> => {
      const statement =
        "select current_user <> 'slotwise_app' as is_owner, current_setting('app.vendor_id', true) as vendor";
      return (await database.store.pool.query(statement)).rows[0];
    };
    await asVendor(database.store.db, acme, (tx) => tx.executeSql('select'));
    expect(await left()).toEqual({ is_owner: true, vendor: '' });
    await expect(asVendor(database.store.db, acme, (tx) => tx.executeSql('select 1/0'))).rejects.toThrow(
      'division by zero',
    );
    expect(await left()).toEqual({ is_owner: true, vendor: '' });
  });

  it('keeps nothing of a failed transaction', async () => {
    const vendorId = toVendorId(uuidv7());
    const failing = asVendor(database.store.db, vendorId, async (tx) => {
      await add(vendorId, 'Half')(tx);
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    const rows = await asVendor(database.store.db, vendorId, (tx) =>
      tx.selectFrom('vendor').selectAll().execute(),
    );
    expect(rows).toEqual([]);
  });

  it('fails if a refused statement was swallowed, instead of reporting a commit that did not happen', async () => {
    const swallowing = asVendor(database.store.db, acme, async (tx) => {
      await tx.executeSql('select 1/0').catch(() => undefined);
    });
    await expect(swallowing).rejects.toMatchObject({ code: '25P02' });
  });

  it('refuses a nested transaction, by type and immediately', async () => {
    const { db } = database.store;
    const nested = asVendor(db, acme, () => asDirectory(db, async () => 'never'));
    await expect(nested).rejects.toThrow('A transaction is open here already');
    await asVendor(db, acme, async (tx) => {
      // @ts-expect-error A transaction's handle is no database, so it cannot open another transaction.
      await expect(asVendor(tx, acme, async () => 'never')).rejects.toThrow();
    });
  });

  it('retries after a deadlock, a limited number of times', async () => {
    let runs = 0;
    const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
    const result = await asVendor(database.store.db, acme, async () => {
      runs += 1;
      if (runs < 3) throw deadlock;
      return runs;
    });
    expect(result).toBe(3);
    const hopeless = asVendor(database.store.db, acme, async () => {
      runs += 1;
      throw deadlock;
    });
    await expect(hopeless).rejects.toBe(deadlock);
    expect(runs).toBe(3 + 5);
  });

  it('accepts only a UUID for a vendor', () => {
    expect(() => toVendorId("' or true --")).toThrow('lower-case UUID');
  });
});

describe('readAsVendor', () => {
  const WHO = `select current_user = 'slotwise_app' as is_app, current_setting('app.vendor_id', true) as vendor,
    (select count(*)::int from vendor) as vendors, current_setting('transaction_read_only') as only_reads`;
  const ask = async (): Promise<unknown> => (await database.store.pool.query(WHO)).rows[0];

  // On Citus, it is the same as `asVendor`.
  it.skipIf(isOnCitus())(
    'shows every query only its vendor’s rows, in sequence and in parallel, on old and new connections',
    async () => {
      const theirs = { is_app: true, vendors: 1, only_reads: 'on' };
      const read = (vendor: VendorId) =>
        readAsVendor(database.store.db, vendor, async (tx) => {
          const first = await tx.executeSql(WHO);
          const others = await Promise.all([1, 2, 3].map(() => tx.executeSql(WHO)));
          return [first, ...others].map(({ rows }) => rows[0]);
        });
      const vendors = Array.from({ length: 12 }, (_, n) => (n % 2 ? acme : northbridge));
      const seen = await Promise.all(vendors.map(read));
      expect(seen).toEqual(vendors.map((vendor) => Array<object>(4).fill({ ...theirs, vendor })));
      expect(await ask()).toMatchObject({ is_app: false, only_reads: 'off' });
    },
  );

  it.skipIf(isOnCitus())('writes nothing and leaves a working connection if a query fails', async () => {
    const { db } = database.store;
    await expect(readAsVendor(db, acme, add(acme, 'Again'))).rejects.toThrow('readAsVendor only reads');
    const failing = readAsVendor(db, acme, (tx) =>
      Promise.all([tx.executeSql('select 1/0'), tx.executeSql('select pg_sleep(0.05)')]),
    );
    await expect(failing).rejects.toThrow('division by zero');
    expect(await ask()).toMatchObject({ is_app: false, vendor: '', only_reads: 'off' });
    await asVendor(db, acme, (tx) => tx.executeSql("update vendor set vendor_name = 'Acme'"));
  });

  it('prevents nested transactions', async () => {
    const { db } = database.store;
    await expect(readAsVendor(db, acme, () => asVendor(db, acme, async () => 'never'))).rejects.toThrow(
      'A transaction is open here already',
    );
  });
});

describe('asDirectory', () => {
  it('works as the app role without a vendor, and sees no rows of any', async () => {
    const { rows } = await asDirectory(database.store.db, (tx) =>
      tx.executeSql('select current_user as role, (select count(*) from vendor) as vendors'),
    );
    expect(rows).toEqual([{ role: 'slotwise_app', vendors: '0' }]);
  });
});

describe('a database error', () => {
  it('names its constraint', async () => {
    const again = await asVendor(database.store.db, acme, add(acme, 'Acme')).catch((error: unknown) => error);
    const name: unknown = expect.stringMatching(/^vendor_pkey(_\d+)?$/);
    expect(violatedConstraint(again)).toEqual({ name, kind: 'unique' });
    expect(isConstraintViolation(again, 'vendor_pkey')).toBe(true);
    expect(isConstraintViolation(again, 'vendor')).toBe(false);
    const onShard = Object.assign(new Error(), {
      code: '23P01',
      constraint: 'nobody_is_booked_twice_102080',
    });
    expect(isConstraintViolation(onShard, 'nobody_is_booked_twice')).toBe(true);
  });

  it('is recognized if a text contains a NUL', async () => {
    const error = await asVendor(database.store.db, acme, (tx) =>
      tx.executeSql('select $1::text', ['a\0b']),
    ).catch((thrown: unknown) => thrown);
    expect(isUnstorableText(error)).toBe(true);
  });
});
