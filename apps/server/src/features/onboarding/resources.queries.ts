import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { VendorDb, VendorId } from '#db/tenancy.ts';

/** A resource with its billing and every rate it was billed at, the newest first. */
export type KeptResource = {
  resource: Selectable<Tables['resource']>;
  billing: Selectable<Tables['billing']> | undefined;
  rates: Selectable<Tables['billing_rate']>[];
};

type Keys = 'vendor_id' | 'resource_id';
export type ResourceColumns = Omit<Updateable<Tables['resource']>, Keys | 'booking_id' | 'created_at'>;
export type BillingColumns = Omit<Insertable<Tables['billing']>, Keys>;
export type RateColumns = Omit<Insertable<Tables['billing_rate']>, Keys | 'position'>;

export async function findResource(
  db: VendorDb,
  vendorId: VendorId,
  bookingId: string,
): Promise<KeptResource | undefined> {
  const resource = await db
    .selectFrom('resource')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  if (!resource) return undefined;
  const billing = await db
    .selectFrom('billing')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('resource_id', '=', resource.resource_id)
    .executeTakeFirst();
  const rates = await db
    .selectFrom('billing_rate')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('resource_id', '=', resource.resource_id)
    .orderBy('position', 'desc')
    .execute();
  return { resource, billing, rates };
}

/** The booking of a resource, by the id of either. */
export async function findBookingOfResource(
  db: VendorDb,
  vendorId: VendorId,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('resource')
    .select('booking_id')
    .where('vendor_id', '=', vendorId)
    .where((where) => where.or([where('resource_id', '=', id), where('booking_id', '=', id)]))
    .executeTakeFirst();
  return row?.booking_id;
}

export async function insertResource(
  db: VendorDb,
  vendorId: VendorId,
  row: Omit<Insertable<Tables['resource']>, 'vendor_id'>,
) {
  await db
    .insertInto('resource')
    .values({ ...row, vendor_id: vendorId })
    .execute();
}

export async function updateResource(
  db: VendorDb,
  vendorId: VendorId,
  resourceId: string,
  columns: ResourceColumns & { version: number },
) {
  await db
    .updateTable('resource')
    .set(columns)
    .where('vendor_id', '=', vendorId)
    .where('resource_id', '=', resourceId)
    .execute();
}

/** Writes the billing of a resource, in the place of the one it may have. */
export async function putBilling(
  db: VendorDb,
  vendorId: VendorId,
  resourceId: string,
  columns: BillingColumns,
) {
  await db
    .insertInto('billing')
    .values({ ...columns, vendor_id: vendorId, resource_id: resourceId })
    .onConflict((conflict) => conflict.columns(['vendor_id', 'resource_id']).doUpdateSet(columns))
    .execute();
}

/** Adds a rate after the `before` ones there are. */
export async function insertRate(
  db: VendorDb,
  vendorId: VendorId,
  { resourceId, before }: { resourceId: string; before: number },
  rate: RateColumns,
) {
  await db
    .insertInto('billing_rate')
    .values({ ...rate, vendor_id: vendorId, resource_id: resourceId, position: before + 1 })
    .execute();
}

/** The zone in whose calendar the organisation dates things. */
export async function getVendorTimeZone(db: VendorDb, vendorId: VendorId): Promise<string> {
  const row = await db
    .selectFrom('vendor')
    .select('time_zone')
    .where('vendor_id', '=', vendorId)
    .executeTakeFirstOrThrow();
  return row.time_zone;
}
