import { CompiledQuery, type Compilable, type Kysely } from 'kysely';
import { APP_ROLE, SUPPLIER_ROLE, UPKEEP_ROLE } from './roles.ts';
import { getTraits, type Database, type Listener } from './store.ts';
import type { DirectoryTables, DueTables, Tables } from './tables/tables.ts';
import type { Beginning, Start } from './connection/opening-query.ts';
import { isRefusedWrite } from './faults/database-errors.ts';
import { ownRows, type OwnRows } from './own-rows.ts';
import { inTransaction } from './transaction.ts';
import { toVendorId, type VendorId } from './vendor-id.ts';

export { toVendorId, type VendorId } from './vendor-id.ts';

/** What a transaction allows: queries, but no nested transaction and no commit or rollback. */
type Queries<T> = Pick<
  Kysely<T>,
  | 'selectFrom'
  | 'selectNoFrom'
  | 'insertInto'
  | 'updateTable'
  | 'deleteFrom'
  | 'mergeInto'
  | 'with'
  | 'withRecursive'
  | 'fn'
  | 'dynamic'
  | 'getExecutor'
  | 'executeQuery'
>;

/** Runs one statement in the same transaction, in the form that the job queue expects of its database. */
type RawStatement = {
  executeSql: (text: string, values?: readonly unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
};

/** Work that a transaction leaves in rows for a job in this process. */
export type LeftWork = 'webhooks' | 'resumes' | `job ${string}`;

type Telling = {
  /** Wakes the job for this work once the transaction has committed. Only a hint: a crash loses it, but the rows stay. */
  wakeAfterwards: (work: LeftWork) => void;
  /** Until when the transaction's emails wait because their event may be undone; null if they do not wait. */
  held: { until: Date | null };
};

/** A transaction in which only one vendor's rows exist. */
export type VendorDb = Queries<Tables> & OwnRows & RawStatement & Telling & { readonly vendorId: VendorId };

declare const submitted: unique symbol;

/** The same, read-only, including the rows that this vendor submitted to its clients. */
export type SupplierDb = VendorDb & { readonly [submitted]: true };

/** A transaction over what is looked up before the tenant is known. */
export type DirectoryDb = Queries<DirectoryTables> & RawStatement;

/** A transaction that sees what is due for all vendors, and nothing else. */
export type UpkeepDb = Pick<Queries<DueTables>, 'selectFrom' | 'fn'>;

/**
 * Runs `work` in one transaction as the app's role with `vendorId` as its tenant, and commits it. All of it is rerun
 * after a deadlock or serialization failure, so `work` must have no effects outside the database.
 */
export async function asVendor<T>(
  db: Database,
  vendorId: VendorId,
  work: (tx: VendorDb) => Promise<T>,
): Promise<T> {
  let left = new Set<LeftWork>();
  const result = await inTransaction(db, openingFor(db, APP_ROLE, toVendorId(vendorId)), (tx) => {
    left = new Set();
    return work(toVendorDb(tx, vendorId, (kind) => void left.add(kind)));
  });
  for (const kind of left) getTraits(db).listeners.get(kind)?.(vendorId);
  return result;
}

/** Reads, in one transaction, what `vendorId` sees as a supplier: its own rows and those it submitted to clients. */
export const asSupplier = async <T>(
  db: Database,
  vendorId: VendorId,
  read: (tx: SupplierDb) => Promise<T>,
): Promise<T> =>
  inTransaction(db, openingFor(db, SUPPLIER_ROLE, toVendorId(vendorId)), (tx) =>
    read(toVendorDb(tx, vendorId, () => undefined) as SupplierDb),
  );

function toVendorDb(
  tx: Kysely<Tables>,
  vendorId: VendorId,
  wakeAfterwards: Telling['wakeAfterwards'],
): VendorDb {
  const traits = { executeSql: rawStatement(tx), wakeAfterwards, held: { until: null }, vendorId };
  return Object.assign(tx, ownRows(tx, vendorId), traits);
}

/**
 * Reads as this vendor, with each query in its own transaction that starts and ends in the same message, so that a
 * single read takes one round trip. A query sees what was committed before it, as within an open transaction, and none
 * may write. Uses generic plans, since these queries are frequent and planning takes longer than most of them.
 */
export const readAsVendor = async <T>(
  db: Database,
  vendorId: VendorId,
  read: (tx: VendorDb) => Promise<T>,
): Promise<T> =>
  getTraits(db).onCitus
    ? asVendor(db, vendorId, read)
    : inTransaction(db, { owner: vendorId, beginning: settingsOfReader(toVendorId(vendorId)) }, (tx) =>
        read(toVendorDb(tx, vendorId, () => undefined)),
      ).catch((error: unknown) => {
        throw isRefusedWrite(error)
          ? new Error('readAsVendor only reads: write in asVendor.', { cause: error })
          : error;
      });

/**
 * The same for one query within an open transaction. It is pipelined between the changes of role before and after it,
 * so concurrent queries of the transaction still run as the app's role. If it fails, the transaction can only be rolled
 * back.
 */
export async function readSubmitted<T>(
  tx: VendorDb,
  toQuery: (tx: SupplierDb) => Compilable<T>,
): Promise<T[]> {
  const query = toQuery(tx as SupplierDb).compile();
  // Not with SET, which Citus would propagate to nodes that it reaches as the current role.
  const take = (role: string) => tx.executeSql("select set_config('role', $1, true)", [role]);
  const [, { rows }] = await Promise.all([take(SUPPLIER_ROLE), tx.executeQuery<T>(query), take(APP_ROLE)]);
  return rows;
}

/** True if the embedded database's disk is nearly full, so that it is read-only. */
export const isStorageLow = (db: Database): boolean => getTraits(db).isReadOnly();

/** Registers the job for the work that transactions leave; returns a function to stop listening. */
export function listenForWork(db: Database, work: LeftWork, listener: Listener): () => void {
  const { listeners } = getTraits(db);
  listeners.set(work, listener);
  return () => void listeners.delete(work);
}

/**
 * Calls `heard` with each organization whose sessions or people have changed, or undefined if any may have; returns a
 * function that says whether a change would currently be noticed. Citus nodes do not notify each other.
 */
export function followAccess(db: Database, heard: (vendorId: string | undefined) => void): () => boolean {
  const { accessNotices, onCitus } = getTraits(db);
  accessNotices.follow(heard);
  return () => !onCitus && accessNotices.isHearing();
}

/** Runs `work` in one transaction as the app's role without a tenant: row-level security hides every vendor's rows. */
export const asDirectory = async <T>(db: Database, work: (tx: DirectoryDb) => Promise<T>): Promise<T> =>
  inTransaction(db, openingFor(db, APP_ROLE), (tx) =>
    work(Object.assign(tx, { executeSql: rawStatement(tx) })),
  );

/** A transaction for a session's holder: the rows of their vendor exist, and that vendor comes from the session's row. */
export type HolderDb = Queries<Tables>;

/** Runs `work` in one transaction as the app's role, with this session's vendor as its tenant, or none if the session does not exist. */
export async function asHolder<T>(
  db: Database,
  tokenHash: Buffer,
  work: (tx: HolderDb) => Promise<T>,
): Promise<T> {
  const opening = { owner: '', beginning: [begin(db), settingsOfHolder(tokenHash)] };
  if (!getTraits(db).onCitus) return inTransaction(db, opening, work);
  return inTransaction(db, openingFor(db, APP_ROLE), async (tx) => {
    const session = tx.selectFrom('session').select('vendor_id').where('token_hash', '=', tokenHash);
    const row = await session.executeTakeFirst();
    if (row) await rawStatement(tx)(handOnTenant(row.vendor_id));
    return work(tx);
  });
}

/** Runs `work` in one transaction as the role that finds what is due. */
export const asUpkeep = async <T>(db: Database, work: (tx: UpkeepDb) => Promise<T>): Promise<T> =>
  inTransaction(db, openingFor(db, UPKEEP_ROLE), work);

/** How a transaction starts: its role and its tenant, if any, which also owns its place in the queue. */
function openingFor(db: Database, role: string, tenant = '') {
  const { onCitus } = getTraits(db);
  const beginning = onCitus ? beginningOnCitus(db, role, tenant) : [begin(db), settings(role, tenant)];
  return { owner: tenant, beginning };
}

const begin = (db: Database): Beginning =>
  getTraits(db).isReadOnly()
    ? { name: 'begin read only', text: 'begin read only', values: [] }
    : { name: 'begin', text: 'begin', values: [] };

const settings = (role: string, tenant: string): Beginning => ({
  name: 'settings',
  text: "select set_config('role', $1, true), set_config('app.vendor_id', $2, true)",
  values: [role, tenant],
});

const settingsOfReader = (tenant: VendorId): Start => ({
  beforeEach: {
    name: 'settings of reader',
    text: `select set_config('role', $1, true), set_config('app.vendor_id', $2, true),
      set_config('transaction_read_only', 'on', true), set_config('plan_cache_mode', 'force_generic_plan', true)`,
    values: [APP_ROLE, tenant],
  },
});

const settingsOfHolder = (tokenHash: Buffer): Beginning => ({
  name: 'settings of holder',
  text: `select set_config('role', $1, true), set_config('app.vendor_id',
    coalesce((select vendor_id::text from session where token_hash = $2), ''), true)`,
  values: [APP_ROLE, `\\x${tokenHash.toString('hex')}`],
});

/** Citus connects to its nodes as the transaction's role, and propagates settings made with SET. */
const beginningOnCitus = (db: Database, role: string, tenant: string): Beginning[] => [
  begin(db),
  {
    name: 'settings on Citus',
    text: "select set_config('role', $1, true), set_config('citus.propagate_set_commands', 'local', true)",
    values: [role],
  },
  ...(tenant ? [{ text: handOnTenant(tenant) }] : []),
];

/** A separate SET, since its text is propagated, and SET takes no parameters. Without it, nodes show no rows. */
const handOnTenant = (tenant: string): string => `set local app.vendor_id = '${toVendorId(tenant)}'`;

const rawStatement =
  (tx: Kysely<Tables>): RawStatement['executeSql'] =>
  async (text, values = []) => {
    const { rows } = await tx.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, [...values]));
    return { rows };
  };
