import { listOwners } from '#db/list-vendor-ids.ts';
import type { UpkeepDb, VendorDb } from '#db/tenancy.ts';
import type { Row } from '#db/tables/rows.ts';

export const listVendorsWithDue = (tx: UpkeepDb, now: Date) =>
  listOwners(
    tx.selectFrom('webhook_delivery').where('state', '=', 'WAITING').where('next_attempt_at', '<=', now),
  );

export async function listDue(tx: VendorDb, now: Date): Promise<string[]> {
  const rows = await tx
    .selectOwn('webhook_delivery', { state: 'WAITING' })
    .select('webhook_id')
    .distinct()
    .where('next_attempt_at', '<=', now)
    .execute();
  return rows.map(({ webhook_id }) => webhook_id);
}

export type Taking = { webhookId: string; now: Date; abandonedAt: Date };

/** Takes the oldest due event; no one else can until `abandonedAt`, when one left by a dead process is due again. */
export const takeDue = (tx: VendorDb, { webhookId, now, abandonedAt }: Taking) =>
  tx
    .updateTable('webhook_delivery as taken')
    .from('webhook')
    .set((set) => ({
      attempts: set('taken.attempts', '+', 1),
      last_attempt_at: now,
      next_attempt_at: abandonedAt,
    }))
    .where('taken.vendor_id', '=', tx.vendorId)
    .where(
      'taken.delivery_id',
      '=',
      tx
        .selectOwn('webhook_delivery', { webhook_id: webhookId, state: 'WAITING' })
        .select('delivery_id')
        .where('next_attempt_at', '<=', now)
        .orderBy('created_at')
        .orderBy('delivery_id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .where('webhook.vendor_id', '=', tx.vendorId)
    .whereRef('webhook.webhook_id', '=', 'taken.webhook_id')
    .where('webhook.is_active', '=', true)
    .returning(['taken.delivery_id', 'taken.attempts', 'taken.payload'])
    .returning(['webhook.url', 'webhook.secret', 'webhook.former_secret', 'webhook.secret_since'])
    .executeTakeFirst();

export type Result = Pick<Row<'webhook_delivery'>, 'state' | 'http_status' | 'answer' | 'next_attempt_at'>;

/** Stores an attempt's result, unless a later one was made meanwhile; returns whether it was stored. */
export async function markDelivery(
  tx: VendorDb,
  { deliveryId, attempts }: { deliveryId: string; attempts: number },
  result: Result,
): Promise<boolean> {
  const row = await tx
    .updateOwn('webhook_delivery', { delivery_id: deliveryId, attempts, state: 'WAITING' })
    .set(result)
    .returning('delivery_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Delays everything waiting for this address until then. */
export const delayDeliveries = (tx: VendorDb, webhookId: string, until: Date) =>
  tx
    .updateOwn('webhook_delivery', { webhook_id: webhookId, state: 'WAITING' })
    .set({ next_attempt_at: until })
    .where('next_attempt_at', '<', until)
    .execute();

export const recordAccepted = (tx: VendorDb, webhookId: string) =>
  tx
    .updateOwn('webhook', { webhook_id: webhookId })
    .set({ failing_since: null })
    .where('failing_since', 'is not', null)
    .execute();

/** Records that an address failed; returns since when, and its name. */
export const recordFailure = (tx: VendorDb, webhookId: string, now: Date) =>
  tx
    .updateOwn('webhook', { webhook_id: webhookId, is_active: true })
    .set((set) => ({ failing_since: set.fn.coalesce('failing_since', set.val(now)) }))
    .returning(['url', 'description', 'failing_since'])
    .executeTakeFirst();
