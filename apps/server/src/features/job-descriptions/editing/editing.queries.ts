import { sql, type Insertable, type Updateable } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { VendorDb, VendorId } from '#db/tenancy.ts';

export type NewJobColumns = Omit<Insertable<Tables['job']>, 'vendor_id'>;
type Changes = Omit<Updateable<Tables['job']>, 'vendor_id' | 'jd_id' | 'version'>;

export async function insertJob(db: VendorDb, vendorId: VendorId, row: NewJobColumns) {
  await db
    .insertInto('job')
    .values({ ...row, vendor_id: vendorId })
    .execute();
}

export async function updateJob(db: VendorDb, vendorId: VendorId, jdId: string, changes: Changes) {
  await db
    .updateTable('job')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('vendor_id', '=', vendorId)
    .where('jd_id', '=', jdId)
    .execute();
}

/** The title of another job of the organisation with this code, whatever the case of its letters. */
export async function findTitleByCode(
  db: VendorDb,
  vendorId: VendorId,
  code: string,
  besides: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('job')
    .select('title')
    .where('vendor_id', '=', vendorId)
    .where(sql<string>`lower(jd_code)`, '=', sql<string>`lower(${code}::text)`)
    .where('jd_code', '<>', '')
    .where('jd_id', '<>', besides)
    .executeTakeFirst();
  return row?.title;
}

/** The currency in which the organisation reckons. */
export async function getCurrency(db: VendorDb, vendorId: VendorId): Promise<string> {
  const { currency } = await db
    .selectFrom('vendor')
    .select('currency')
    .where('vendor_id', '=', vendorId)
    .executeTakeFirstOrThrow();
  return currency;
}
