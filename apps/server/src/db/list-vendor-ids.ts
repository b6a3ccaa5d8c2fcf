import { sql, type SelectQueryBuilder } from 'kysely';
import type { Database } from './database.ts';
import { asDirectory, toVendorId, type DirectoryDb, type VendorId } from './tenancy.ts';

const AT_ONCE = 1000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Every organization that has an account or waits for its sign-up link, for processing them one by one. */
export async function* eachVendorId(db: Database, atOnce = AT_ONCE): AsyncGenerator<VendorId> {
  let after = BEFORE_ALL;
  for (;;) {
    const ids = await asDirectory(db, (tx) => listVendorIds(tx, after, atOnce));
    yield* ids;
    const last = ids.at(-1);
    if (last === undefined || ids.length < atOnce) return;
    after = last;
  }
}

async function listVendorIds(tx: DirectoryDb, after: string, limit: number): Promise<VendorId[]> {
  const { rows } = await sql<{ vendor_id: string }>`
    (select distinct vendor_id from account where vendor_id > ${after} order by vendor_id limit ${limit})
    union
    (select distinct vendor_id from link_token where purpose = 'verify' and vendor_id > ${after}
      order by vendor_id limit ${limit})
    order by vendor_id limit ${limit}
  `.execute(tx);
  return toVendorIds(rows);
}

/** The distinct organizations of the rows this query finds. */
export async function listOwners<DB, TB extends keyof DB>(
  rows: SelectQueryBuilder<DB, TB, {}>,
): Promise<VendorId[]> {
  const vendors = rows.select(sql.ref<string>('vendor_id').as('vendor_id')).distinct();
  return toVendorIds(await vendors.$castTo<{ vendor_id: string }>().execute());
}

/** The owners of the rows, in order. */
export const toVendorIds = (rows: { vendor_id: string }[]): VendorId[] =>
  rows.map(({ vendor_id }) => toVendorId(vendor_id));
