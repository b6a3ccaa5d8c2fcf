import type { NewRow } from '#db/tables/rows.ts';
import { countRows } from '#db/count-rows.ts';
import { listOwners } from '#db/list-vendor-ids.ts';
import type { UpkeepDb, VendorDb } from '#db/tenancy.ts';

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

export const listDeliveries = (
  tx: VendorDb,
  webhookId: string,
  { limit, offset }: { limit: number; offset: number },
) =>
  tx
    .selectOwn('webhook_delivery', { webhook_id: webhookId })
    .select(SHOWN)
    .orderBy('created_at', 'desc')
    .orderBy('delivery_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export const countDeliveries = (tx: VendorDb, webhookId: string): Promise<number> =>
  countRows(tx.selectOwn('webhook_delivery', { webhook_id: webhookId }));

export const insertDelivery = (tx: VendorDb, row: NewRow<'webhook_delivery'>) =>
  tx.insertOwn('webhook_delivery', row).execute();

export type Place = { webhookId: string; deliveryId: string };

export const findDelivery = (tx: VendorDb, { webhookId, deliveryId }: Place) =>
  tx
    .selectOwn('webhook_delivery', { webhook_id: webhookId, delivery_id: deliveryId })
    .select(SHOWN)
    .executeTakeFirst();

/** Makes an event due now: a finished one restarts, a waiting one no longer waits. */
export async function makeDue(tx: VendorDb, { webhookId, deliveryId }: Place, now: Date) {
  const isWaiting = 'WAITING';
  await tx
    .updateOwn('webhook_delivery', { webhook_id: webhookId, delivery_id: deliveryId })
    .set((set) => ({
      attempts: set.case().when('state', '=', isWaiting).then(set.ref('attempts')).else(0).end(),
      state: isWaiting,
      next_attempt_at: now,
    }))
    .execute();
}

export const listVendorsWithOld = (tx: UpkeepDb, before: Date) =>
  listOwners(tx.selectFrom('webhook_delivery').where('created_at', '<', before));

/** Deletes some old events without a pending attempt; returns how many. */
export async function deleteDeliveriesBefore(tx: VendorDb, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteOwn('webhook_delivery')
    .where('delivery_id', 'in', ({ selectFrom }) =>
      selectFrom('webhook_delivery as old')
        .select('old.delivery_id')
        .where('old.vendor_id', '=', tx.vendorId)
        .where('old.created_at', '<', before)
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
