import { sql, type Insertable, type Updateable } from 'kysely';
import type { Tables } from '#db/tables/tables.ts';
import type { VendorDb } from '#db/tenancy.ts';

export type NewJobColumns = Omit<Insertable<Tables['job']>, 'vendor_id'>;
type Changes = Omit<Updateable<Tables['job']>, 'vendor_id' | 'jd_id' | 'version'>;

export async function insertJob(tx: VendorDb, row: NewJobColumns) {
  await tx
    .insertInto('job')
    .values({ ...row, vendor_id: tx.vendorId })
    .execute();
}

export async function updateJob(tx: VendorDb, jdId: string, changes: Changes) {
  await tx
    .updateTable('job')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('vendor_id', '=', tx.vendorId)
    .where('jd_id', '=', jdId)
    .execute();
}

/** The title of another job of the organization with this code, whatever the case of its letters. */
export async function findTitleByCode(
  tx: VendorDb,
  code: string,
  besides: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('job')
    .select('title')
    .where('vendor_id', '=', tx.vendorId)
    .where(sql<string>`lower(jd_code)`, '=', sql<string>`lower(${code}::text)`)
    .where('jd_code', '<>', '')
    .where('jd_id', '<>', besides)
    .executeTakeFirst();
  return row?.title;
}

/** The currency in which the organization reckons. */
export async function getCurrency(tx: VendorDb): Promise<string> {
  const { currency } = await tx
    .selectFrom('vendor')
    .select('currency')
    .where('vendor_id', '=', tx.vendorId)
    .executeTakeFirstOrThrow();
  return currency;
}
