import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts';

/** Read before the tenant is known, or summed over all, so they are the exceptions to the rules of a vendor's tables. */
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

/** The one table that two vendors own together: its policy and its keys know both of them. */
const SHARED = 'association';

/** The policies that open single rows to another vendor besides their own; all but one for reading alone. */
const OPENINGS = [
  // What the other side of an association shares, and its card.
  'job: shared_with_us (r)',
  'job_share: shared_with_us (r)',
  'vendor: associated (r)',
  'vendor_comment: shared_with_us (r)',
  'vendor_document: shared_with_us (r)',
  // A card that no one has claimed is written by the person who added it.
  'vendor: added_by_us (*)',
  // A supplier reads what it submitted, and what it was told about it.
  'booking: submitted_by_us (r)',
  'mail: told_to_us (r)',
  'submission: submitted_by_us (r)',
];

/** Keys of the shared table: an association is named by its id alone, and there is one between two vendors. */
const SHARED_KEYS = ['association_is_one_per_pair', 'association_pkey'];

/** Columns that name another vendor, or an association, which is of two. */
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
  it('has vendor tables to look at', async () => {
    expect((await query(VENDOR_TABLES)).length).toBeGreaterThanOrEqual(10);
  });

  it('forces row-level security on every table with a vendor, which each row has', async () => {
    const faulty = await query(
      `select relname from (${VENDOR_TABLES}) t where not (relrowsecurity and relforcerowsecurity and attnotnull)`,
    );
    expect(faulty).toEqual([]);
  });

  it('has one policy for every command and every role on each of these tables, and it compares the vendor', async () => {
    const faulty = await query(`
      select relname from (${VENDOR_TABLES}) t
      where relname <> '${SHARED}' and 1 <> (
        select count(*) from pg_policy p
        where p.polrelid = t.oid and p.polname = 'own_vendor' and p.polcmd = '*' and p.polpermissive and p.polroles = '{0}'
          and pg_get_expr(p.polqual, p.polrelid) like '(vendor_id = %app.vendor_id%'
          and (p.polwithcheck is null or pg_get_expr(p.polwithcheck, p.polrelid) = pg_get_expr(p.polqual, p.polrelid)))`);
    expect(faulty).toEqual([]);
  });

  it('opens rows to another vendor by the policies that are known, and the shared table by its own', async () => {
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

  it('shows what was submitted to clients to those alone who read as a supplier, and write nothing', async () => {
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

  it('shows what is due to those alone who look for it', async () => {
    const policies = await query<{ rule: string }>(`
      select format('%s (%s)', array(select rolname from pg_roles where oid = any (p.polroles)), p.polcmd) as rule
      from (${VENDOR_TABLES}) t join pg_policy p on p.polrelid = t.oid and p.polname = 'upkeep'`);
    expect(new Set(policies.map(({ rule }) => rule))).toEqual(new Set(['{slotwise_upkeep} (r)']));
  });

  it('begins every primary, unique and exclusion key of these tables with the vendor', async () => {
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

  it('leads from one vendor table to another by the vendor as well', async () => {
    const outward = await query<{ name: string }>(`
      select t.relname || '.' || a.attname as name from (${VENDOR_TABLES}) t
      join pg_constraint k on k.conrelid = t.oid and k.contype = 'f' and k.conkey[1] <> t.attnum
      join pg_attribute a on a.attrelid = t.oid and a.attnum = k.conkey[1]`);
    expect(outward.map(({ name }) => name).toSorted()).toEqual(OUTWARD);
  });

  it('knows no table outside the directory without a vendor', async () => {
    const tables = await query<{ relname: string }>(`
      select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      where c.relkind in ('r', 'p') and c.relname not in (select relname from (${VENDOR_TABLES}) t)
      order by c.relname`);
    expect(tables.map((table) => table.relname)).toEqual([...DIRECTORY, 'schema_migration'].toSorted());
  });

  it('gives the app role no ownership, no rights of a superuser and no way past row-level security', async () => {
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
