import { LIMITS } from '@slotwise/contract/limits';
import type { Insertable } from 'kysely';
import type { NewRow, Row, RowChange } from '#db/tables/rows.ts';
import type { Tables } from '#db/tables/tables.ts';
import type { VendorDb } from '#db/tenancy.ts';

/** A resource with its billing and its latest rates, newest first. */
export type KeptResource = {
  resource: Row<'resource'>;
  billing: Row<'billing'> | undefined;
  rates: Row<'billing_rate'>[];
};

type Keys = 'vendor_id' | 'resource_id';
export type ResourceColumns = Omit<RowChange<'resource'>, Keys | 'booking_id' | 'created_at'>;
export type BillingColumns = Omit<Insertable<Tables['billing']>, Keys>;
export type RateColumns = Omit<Insertable<Tables['billing_rate']>, Keys | 'position'>;

export async function findResource(tx: VendorDb, bookingId: string): Promise<KeptResource | undefined> {
  const resource = await tx.selectOwn('resource', { booking_id: bookingId }).selectAll().executeTakeFirst();
  if (!resource) return undefined;
  const billing = await tx
    .selectOwn('billing', { resource_id: resource.resource_id })
    .selectAll()
    .executeTakeFirst();
  const rates = await tx
    .selectOwn('billing_rate', { resource_id: resource.resource_id })
    .selectAll()
    .orderBy('position', 'desc')
    .limit(LIMITS.historySteps)
    .execute();
  return { resource, billing, rates };
}

/** The booking of a resource, by either id. */
export async function findBookingOfResource(tx: VendorDb, id: string): Promise<string | undefined> {
  const row = await tx
    .selectOwn('resource')
    .select('booking_id')
    .where((where) => where.or([where('resource_id', '=', id), where('booking_id', '=', id)]))
    .executeTakeFirst();
  return row?.booking_id;
}

export const insertResource = (tx: VendorDb, row: NewRow<'resource'>) =>
  tx.insertOwn('resource', row).execute();

export const updateResource = (
  tx: VendorDb,
  resourceId: string,
  columns: ResourceColumns & { version: number },
) => tx.updateOwn('resource', { resource_id: resourceId }).set(columns).execute();

/** Inserts or replaces the billing of a resource. */
export const saveBilling = (tx: VendorDb, resourceId: string, columns: BillingColumns) =>
  tx
    .insertOwn('billing', { ...columns, resource_id: resourceId })
    .onConflict((conflict) => conflict.columns(['vendor_id', 'resource_id']).doUpdateSet(columns))
    .execute();

/** Adds a rate after the one at the position `before`. */
export const insertRate = (
  tx: VendorDb,
  { resourceId, before }: { resourceId: string; before: number },
  rate: RateColumns,
) => tx.insertOwn('billing_rate', { ...rate, resource_id: resourceId, position: before + 1 }).execute();

/** The zone in which the organization dates things. */
export async function getVendorTimeZone(tx: VendorDb): Promise<string> {
  const row = await tx.selectOwn('vendor').select('time_zone').executeTakeFirstOrThrow();
  return row.time_zone;
}
