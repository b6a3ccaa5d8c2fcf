import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { isOnCitus, openTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { UPKEEP_ROLE } from './roles.ts';
import { asUpkeep, asVendor, toVendorId } from './tenancy.ts';

/** All columns that the role looking for due work may read. */
const OPEN_TO_UPKEEP = [
  'booking: end_time, vendor_id',
  'busy_source: leased_until, next_read_at, vendor_id',
  'deepgaze_segment: facts_version, format, is_open, vendor_id',
  'deepgaze_zip: comparisons_asked, comparisons_done, kept_until, leased_until, state, vendor_id',
  'file: uploaded_at, vendor_id',
  'mail: secret, state, vendor_id',
  'reminder: due_at, vendor_id',
  'webhook_delivery: created_at, next_attempt_at, state, vendor_id',
];

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.drop());

const query = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await database.store.pool.query<Record<string, unknown>>(text, values)).rows;

describe('the upkeep role', () => {
  it('reads only whose work is due and when, from these tables only', async () => {
    const rows = await query(`
      select c.relname || ': ' || string_agg(a.attname, ', ' order by a.attname) as open
      from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname in ('public', 'pgboss')
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind in ('r', 'p', 'v') and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
        and has_column_privilege('${UPKEEP_ROLE}', c.oid, a.attnum, 'select')
      group by c.relname order by c.relname`);
    expect(rows.map(({ open }) => open)).toEqual(OPEN_TO_UPKEEP);
  });

  it('cannot write, owns nothing, and cannot bypass row-level security', async () => {
    const [role] = await query(`
      select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolinherit, rolcanlogin,
        (select count(*)::int from pg_class where relowner = r.oid) as relations,
        (select count(*)::int from pg_auth_members where member = r.oid) as memberships,
        (select count(*)::int from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
          where c.relkind in ('r', 'p')
            and has_any_column_privilege(r.oid, c.oid, 'insert, update')
            and has_table_privilege(r.oid, c.oid, 'delete')) as writable
      from pg_roles r where rolname = '${UPKEEP_ROLE}'`);
    expect(role).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolinherit: false,
      // Citus connects to its nodes as this role.
      rolcanlogin: isOnCitus(),
      relations: 0,
      memberships: 0,
      writable: 0,
    });
  });

  it('sees only unattached files, of every vendor', async () => {
    const vendors = [toVendorId(uuidv7()), toVendorId(uuidv7())];
    for (const vendorId of vendors) {
      await asVendor(database.store.db, vendorId, async (tx) => {
        await tx.executeSql(
          `insert into vendor (vendor_id, vendor_name, vendor_status, time_zone, created_at)
           values ($1, 'Acme', 'ACTIVE', 'UTC', now())`,
          [vendorId],
        );
        for (const attached of [null, new Date()]) {
          await tx.executeSql(
            `insert into file (vendor_id, document_id, storage_key, file_name, content_type, size, sha256, state,
               uploaded_by, uploaded_by_email, uploaded_at, attached_at)
             values ($1, $2, $3, 'cv.pdf', 'application/pdf', 1, '', 'STORED', null, '', now(), $4)`,
            [vendorId, uuidv7(), uuidv7(), attached],
          );
        }
      });
    }
    const seen = await asUpkeep(database.store.db, (tx) =>
      tx.selectFrom('file').select('vendor_id').execute(),
    );
    expect(seen.map(({ vendor_id: id }) => id).toSorted()).toEqual(vendors.toSorted());
  });
});
