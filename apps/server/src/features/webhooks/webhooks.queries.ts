import type { NewRow, RowChange } from '#db/tables/rows.ts';
import { countRows } from '#db/count-rows.ts';
import { lockVendor } from '#db/lock-vendor.ts';
import { sql } from 'kysely';
import { sameVendor } from '#db/same-vendor.ts';
import type { VendorDb } from '#db/tenancy.ts';

/** The organization's addresses, or one of them, oldest first, with the state of their deliveries. */
export const listWebhooks = (tx: VendorDb, webhookId?: string) =>
  tx
    .selectOwn('webhook')
    .leftJoin('webhook_delivery as sent', (join) => sameVendor(join, 'sent.webhook_id', 'webhook.webhook_id'))
    .select(['webhook.webhook_id', 'webhook.url', 'webhook.description', 'webhook.events'])
    .select(['webhook.is_active', 'webhook.off_because', 'webhook.created_at'])
    .select(({ fn }) => [
      fn.max('sent.last_attempt_at').as('last_delivery_at'),
      sql<string>`count(*) filter (where sent.state = 'WAITING')`.as('waiting'),
      sql<string>`count(*) filter (where sent.state = 'FAILED')`.as('failed'),
    ])
    .$if(webhookId !== undefined, (query) => query.where('webhook.webhook_id', '=', webhookId ?? ''))
    .groupBy(['webhook.vendor_id', 'webhook.webhook_id'])
    .orderBy('webhook.created_at')
    .orderBy('webhook.webhook_id')
    .execute();

export const findWebhook = (tx: VendorDb, webhookId: string) =>
  tx.selectOwn('webhook', { webhook_id: webhookId }).selectAll().executeTakeFirst();

/** Serializes adding addresses until the transaction ends, and counts the existing ones. */
export async function lockAndCount(tx: VendorDb): Promise<number> {
  await lockVendor(tx);
  return countRows(tx.selectOwn('webhook'));
}

export const insertWebhook = (tx: VendorDb, row: NewRow<'webhook'>) => tx.insertOwn('webhook', row).execute();

type Columns = Omit<RowChange<'webhook'>, 'vendor_id' | 'webhook_id'>;

export const updateWebhook = (tx: VendorDb, webhookId: string, columns: Columns) =>
  tx.updateOwn('webhook', { webhook_id: webhookId }).set(columns).execute();

/** Returns whether there was one. */
export async function deleteWebhook(tx: VendorDb, webhookId: string): Promise<boolean> {
  const row = await tx
    .deleteOwn('webhook', { webhook_id: webhookId })
    .returning('webhook_id')
    .executeTakeFirst();
  return row !== undefined;
}
