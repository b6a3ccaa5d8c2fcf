import type pg from 'pg';
import { isOnCitus } from './roles.ts';

/**
 * What is looked up before the tenant is known, and what both sides of an association read. Every node has all of it.
 * Other tables are on their vendor's node, with all tables of a vendor together.
 */
const ON_EVERY_NODE = [
  'vendor',
  'association',
  'account',
  'session',
  'link_token',
  'booking_link',
  'calendar_feed',
  'download_ticket',
  'unclaimed_vendor',
  'attempt',
  'read_mail',
];

/**
 * Servers receive no notifications from nodes, and a transaction over several nodes may not send any; on Citus, servers
 * cache no sessions.
 */
const TELLS_SERVERS = 'tell_access_change()';

type Queryable = Pick<pg.ClientBase, 'query'>;

/**
 * On a Citus coordinator with nodes, distributes the product's tables, empty or filled, in one transaction, so that a
 * killed start leaves them where they were. Does nothing if they are already distributed, and on any other PostgreSQL.
 * Later migrations distribute their tables themselves, with `spread_over_nodes`.
 */
export async function distributeTables(client: Queryable): Promise<void> {
  if (!(await isOnCitus(client)) || !(await isToSpread(client))) return;
  await client.query('begin');
  try {
    await spread(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Triggers only write rows of the same vendor, which are on the same node; Citus cannot know that. */
export async function allowTriggers(client: Queryable): Promise<void> {
  if (await isOnCitus(client)) await client.query('set citus.enable_unsafe_triggers = on');
}

async function isToSpread(client: Queryable): Promise<boolean> {
  const { rowCount } = await client.query(`
    select from citus_get_active_worker_nodes()
    where not exists (select from pg_dist_partition where logicalrelid = 'vendor'::regclass)
    limit 1`);
  return rowCount === 1;
}

type Table = { table: string; isForced: boolean };
type Part = { table: string; name: string; definition: string };

/**
 * Foreign keys may not lead from distributed to local tables, and copying rows would fire triggers, so all of them are
 * dropped first and restored last. Row-level security is lifted, so that no row is hidden from the copying.
 */
async function spread(client: Queryable): Promise<void> {
  await client.query("set local citus.multi_shard_modify_mode = 'sequential'");
  const keys = await readForeignKeys(client);
  const triggers = await readTriggers(client);
  const tables = await listTables(client);
  await runAll(client, [
    ...keys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
    ...triggers.map(({ table, name }) => `drop trigger ${name} on ${table}`),
    ...tables.map(({ table }) => `alter table ${table} no force row level security`),
    ...ON_EVERY_NODE.map((table) => `select create_reference_table('${table}')`),
    ...distribute(tables),
    SPREAD_FUNCTIONS,
    ...tables.map(({ table }) => `select truncate_local_data_after_distributing_table('${table}')`),
    ...tables
      .filter(({ isForced }) => isForced)
      .map(({ table }) => `alter table ${table} force row level security`),
    ...triggers
      .filter(({ definition }) => !definition.includes(TELLS_SERVERS))
      .map(({ definition }) => definition),
    ...keys.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
  ]);
}

async function runAll(client: Queryable, statements: string[]): Promise<void> {
  for (const statement of statements) await client.query(statement);
}

/** All tables of one vendor are on one node. */
function distribute(tables: Table[]): string[] {
  const [first, ...others] = tables.filter(({ table }) => !ON_EVERY_NODE.includes(table));
  if (!first) return [];
  const toNodes = ({ table }: Table, where: string) =>
    `select create_distributed_table('${table}', 'vendor_id', colocate_with => '${where}')`;
  return [toNodes(first, 'none'), ...others.map((other) => toNodes(other, first.table))];
}

const SPREAD_FUNCTIONS = `
  select create_distributed_function(p.oid) from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by p.oid`;

/** The tables with a vendor in each row, and those that every node has. */
async function listTables(client: Queryable): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as table, c.relforcerowsecurity as "isForced" from pg_class c
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and (c.relname = any ($1) or exists (
       select from pg_attribute a where a.attrelid = c.oid and a.attname = 'vendor_id' and not a.attisdropped))
     order by c.relname`,
    [ON_EVERY_NODE],
  );
  return rows;
}

async function readForeignKeys(client: Queryable): Promise<Part[]> {
  const { rows } = await client.query<Part>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
     order by conrelid, conname`,
  );
  return rows;
}

async function readTriggers(client: Queryable): Promise<Part[]> {
  const { rows } = await client.query<Part>(
    `select tgrelid::regclass::text as table, quote_ident(tgname) as name, pg_get_triggerdef(t.oid) as definition
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not tgisinternal and c.relnamespace = 'public'::regnamespace
     order by tgrelid, tgname`,
  );
  return rows;
}
