import { sql } from 'kysely';
import type { NewRow, RowChange } from '#db/tables/rows.ts';
import type { VendorDb } from '#db/tenancy.ts';

export type NewJobColumns = NewRow<'job'>;
type Changes = Omit<RowChange<'job'>, 'vendor_id' | 'jd_id' | 'version'>;

export const insertJob = (tx: VendorDb, row: NewJobColumns) => tx.insertOwn('job', row).execute();

export const updateJob = (tx: VendorDb, jdId: string, changes: Changes) =>
  tx
    .updateOwn('job', { jd_id: jdId })
    .set({ ...changes, version: sql<number>`version + 1` })
    .execute();

/** The title of another job of the organization with this code, ignoring case. */
export async function findTitleByCode(
  tx: VendorDb,
  code: string,
  besides: string,
): Promise<string | undefined> {
  const row = await tx
    .selectOwn('job')
    .select('title')
    .where(sql<string>`lower(jd_code)`, '=', sql<string>`lower(${code}::text)`)
    .where('jd_code', '<>', '')
    .where('jd_id', '<>', besides)
    .executeTakeFirst();
  return row?.title;
}

export async function getCurrency(tx: VendorDb): Promise<string> {
  const { currency } = await tx.selectOwn('vendor').select('currency').executeTakeFirstOrThrow();
  return currency;
}
