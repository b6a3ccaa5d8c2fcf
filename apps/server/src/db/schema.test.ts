import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts';

/** Read before the tenant is known, or aggregated over all, so they are exempt from the rules for vendor tables. */
const DIRECTORY = [
  'account',
  'attempt',
  'booking_link',
  'calendar_feed',
  'download_ticket',
  'file_bytes',
  'link_token',
  'read_mail',
  'session',
  'unclaimed_vendor',
];

/** The only table that two vendors own jointly: its policy and keys include both. */
const SHARED = 'association';

/** The policies that open single rows to another vendor besides the owner's; all but one are read-only. */
const OPENINGS = [
  // What the other side of an association shares, and its card.
  'job: shared_with_us (r)',
  'job_share: shared_with_us (r)',
  'vendor: associated (r)',
  'vendor_comment: shared_with_us (r)',
  'vendor_document: shared_with_us (r)',
  // An unclaimed card can be written by the person who added it.
  'vendor: added_by_us (*)',
  // A supplier reads what it submitted, and the emails about it.
  'booking: submitted_by_us (r)',
  'mail: told_to_us (r)',
  'submission: submitted_by_us (r)',
];

/** Keys of the shared table: an association is identified by its id only, and there is one per pair of vendors. */
const SHARED_KEYS = ['association_is_one_per_pair', 'association_pkey'];

/** Columns that refer to another vendor, or to an association, which belongs to two. */
const OUTWARD = [
  'association.supplier_vendor_id',
  'association_side.association_id',
  'booking.submitter_vendor_id',
  'job_share.association_id',
  'submission.association_id',
  'submission.submitter_vendor_id',
  'vendor_comment.association_id',
  'vendor_document.association_id',
];

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.drop());

const query = async <T extends object>(text: string): Promise<T[]> =>
  (await database.store.pool.query<T>(text)).rows;

const VENDOR_TABLES = `
  select c.oid, c.relname, c.relrowsecurity, c.relforcerowsecurity, a.attnotnull, a.attnum
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'vendor_id' and not a.attisdropped
  where c.relkind in ('r', 'p') and c.relname <> all ('{${DIRECTORY.join()}}')`;

describe('the schema', () => {
  it('finds vendor tables to check', async () => {
    expect((await query(VENDOR_TABLES)).length).toBeGreaterThanOrEqual(10);
  });

  it('forces row-level security on every table with a vendor, and every row has one', async () => {
    const faulty = await query(
      `select relname from (${VENDOR_TABLES}) t where not (relrowsecurity and relforcerowsecurity and attnotnull)`,
    );
    expect(faulty).toEqual([]);
  });

  it('gives each of these tables one policy for every command and role, which compares the vendor', async () => {
    const faulty = await query(`
      select relname from (${VENDOR_TABLES}) t
      where relname <> '${SHARED}' and 1 <> (
        select count(*) from pg_policy p
        where p.polrelid = t.oid and p.polname = 'own_vendor' and p.polcmd = '*' and p.polpermissive and p.polroles = '{0}'
          and pg_get_expr(p.polqual, p.polrelid) like '(vendor_id = %app.vendor_id%'
          and (p.polwithcheck is null or pg_get_expr(p.polwithcheck, p.polrelid) = pg_get_expr(p.polqual, p.polrelid)))`);
    expect(faulty).toEqual([]);
  });

  it('opens rows to other vendors only by the known policies, and the shared table by its own', async () => {
    const policies = await query<{ name: string }>(`
      select format('%s: %s (%s)', t.relname, p.polname, p.polcmd) as name from (${VENDOR_TABLES}) t
      join pg_policy p on p.polrelid = t.oid and p.polname not in ('own_vendor', 'upkeep')`);
    const names = policies.map(({ name }) => name).toSorted();
    expect(names).toEqual(
      [
        ...OPENINGS,
        `${SHARED}: either_side (r)`,
        `${SHARED}: either_side_adds (a)`,
        `${SHARED}: either_side_changes (w)`,
        `${SHARED}: only_samples_go (d)`,
      ].toSorted(),
    );
  });

  it('shows submissions to clients only to the supplier role, which cannot write', async () => {
    const policies = await query<{ rule: string }>(`
      select format('%s (%s)', array(select rolname from pg_roles where oid = any (p.polroles)), p.polcmd) as rule
      from (${VENDOR_TABLES}) t join pg_policy p on p.polrelid = t.oid and p.polname = 'submitted_by_us'`);
    expect(new Set(policies.map(({ rule }) => rule))).toEqual(new Set(['{slotwise_supplier} (r)']));
    const [role] = await query(`
      select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolinherit or rolcanlogin as has_rights,
        (select count(*)::int from pg_class where relowner = r.oid) as relations,
        (select count(*)::int from pg_auth_members where member = r.oid) as memberships,
        (select count(*)::int from pg_class c where c.relkind in ('r', 'p')
          and (has_any_column_privilege(r.oid, c.oid, 'insert, update') or has_table_privilege(r.oid, c.oid, 'delete'))
        ) as writable
      from pg_roles r where rolname = 'slotwise_supplier'`);
    expect(role).toEqual({ has_rights: false, relations: 0, memberships: 0, writable: 0 });
  });

  it('shows what is due only to the role that looks for it', async () => {
    const policies = await query<{ rule: string }>(`
      select format('%s (%s)', array(select rolname from pg_roles where oid = any (p.polroles)), p.polcmd) as rule
      from (${VENDOR_TABLES}) t join pg_policy p on p.polrelid = t.oid and p.polname = 'upkeep'`);
    expect(new Set(policies.map(({ rule }) => rule))).toEqual(new Set(['{slotwise_upkeep} (r)']));
  });

  it('starts every primary, unique and exclusion key of these tables with the vendor', async () => {
    const faulty = await query<{ index: string }>(`
      select i.indexrelid::regclass::text as index from (${VENDOR_TABLES}) t
      join pg_index i on i.indrelid = t.oid
      where (i.indisunique or i.indisexclusion) and i.indkey[0] <> t.attnum order by 1`);
    expect(faulty.map(({ index }) => index)).toEqual(SHARED_KEYS);
  });

  it('gives each of these tables a primary key', async () => {
    const faulty = await query(`
      select relname from (${VENDOR_TABLES}) t
      where not exists (select from pg_index i where i.indrelid = t.oid and (i.indisprimary or i.indisexclusion))`);
    expect(faulty).toEqual([]);
  });

  it('includes the vendor in every reference between vendor tables', async () => {
    const outward = await query<{ name: string }>(`
      select t.relname || '.' || a.attname as name from (${VENDOR_TABLES}) t
      join pg_constraint k on k.conrelid = t.oid and k.contype = 'f' and k.conkey[1] <> t.attnum
      join pg_attribute a on a.attrelid = t.oid and a.attnum = k.conkey[1]`);
    expect(outward.map(({ name }) => name).toSorted()).toEqual(OUTWARD);
  });

  it('has no table outside the directory without a vendor', async () => {
    const tables = await query<{ relname: string }>(`
      select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      where c.relkind in ('r', 'p') and c.relname not in (select relname from (${VENDOR_TABLES}) t)
      order by c.relname`);
    expect(tables.map((table) => table.relname)).toEqual([...DIRECTORY, 'schema_migration'].toSorted());
  });

  it('gives the app role no ownership, no superuser rights and no way past row-level security', async () => {
    const [role] = await query(`
      select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolinherit,
        (select count(*)::int from pg_class where relowner = r.oid) as relations,
        (select count(*)::int from pg_proc where proowner = r.oid) as functions,
        (select count(*)::int from pg_auth_members where member = r.oid) as memberships,
        has_table_privilege(r.oid, 'schema_migration', 'insert, update, delete') as may_rewrite_history
      from pg_roles r where rolname = 'slotwise_app'`);
    expect(role).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolinherit: false,
      relations: 0,
      functions: 0,
      memberships: 0,
      may_rewrite_history: false,
    });
  });
});
