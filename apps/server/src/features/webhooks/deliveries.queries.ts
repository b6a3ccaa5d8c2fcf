import type { Insertable } from 'kysely';
import { toVendorIds } from '#db/list-vendor-ids.ts';
import type { Tables } from '#db/tables/tables.ts';
import type { UpkeepDb, VendorDb, VendorId } from '#db/tenancy.ts';

const SHOWN = [
  'delivery_id',
  'event',
  'booking_id',
  'state',
  'attempts',
  'http_status',
  'answer',
  'created_at',
  'last_attempt_at',
  'next_attempt_at',
] as const;

/** What was sent to an address, newest first. */
export function listDeliveries(
  tx: VendorDb,
  webhookId: string,
  { limit, offset }: { limit: number; offset: number },
) {
  return tx
    .selectFrom('webhook_delivery')
    .select(SHOWN)
    .where('vendor_id', '=', tx.vendorId)
    .where('webhook_id', '=', webhookId)
    .orderBy('created_at', 'desc')
    .orderBy('delivery_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countDeliveries(tx: VendorDb, webhookId: string): Promise<number> {
  const { total } = await tx
    .selectFrom('webhook_delivery')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where('vendor_id', '=', tx.vendorId)
    .where('webhook_id', '=', webhookId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function insertDelivery(
  tx: VendorDb,
  row: Omit<Insertable<Tables['webhook_delivery']>, 'vendor_id'>,
) {
  await tx
    .insertInto('webhook_delivery')
    .values({ ...row, vendor_id: tx.vendorId })
    .execute();
}

export type Place = { webhookId: string; deliveryId: string };

export function findDelivery(tx: VendorDb, { webhookId, deliveryId }: Place) {
  return tx
    .selectFrom('webhook_delivery')
    .select(SHOWN)
    .where('vendor_id', '=', tx.vendorId)
    .where('webhook_id', '=', webhookId)
    .where('delivery_id', '=', deliveryId)
    .executeTakeFirst();
}

/** Makes an event due now. One that is done begins again; one that waits for its next attempt waits no longer. */
export async function makeDue(tx: VendorDb, { webhookId, deliveryId }: Place, now: Date) {
  const isWaiting = 'WAITING';
  await tx
    .updateTable('webhook_delivery')
    .set((set) => ({
      attempts: set.case().when('state', '=', isWaiting).then(set.ref('attempts')).else(0).end(),
      state: isWaiting,
      next_attempt_at: now,
    }))
    .where('vendor_id', '=', tx.vendorId)
    .where('webhook_id', '=', webhookId)
    .where('delivery_id', '=', deliveryId)
    .execute();
}

/** The organizations that have events of earlier days. */
export async function listVendorsWithOld(tx: UpkeepDb, before: Date): Promise<VendorId[]> {
  const old = tx.selectFrom('webhook_delivery').where('created_at', '<', before);
  return toVendorIds(await old.select('vendor_id').distinct().execute());
}

/** Forgets the events of earlier days; no attempt at one of them is still to come. */
export async function deleteDeliveriesBefore(tx: VendorDb, before: Date) {
  await tx
    .deleteFrom('webhook_delivery')
    .where('vendor_id', '=', tx.vendorId)
    .where('created_at', '<', before)
    .execute();
}
