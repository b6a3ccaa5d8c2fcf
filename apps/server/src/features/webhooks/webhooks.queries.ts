import { lockVendor } from '#db/lock-vendor.ts';
import { sql, type Insertable, type Updateable } from 'kysely';
import { sameVendor } from '#db/same-vendor.ts';
import type { Tables } from '#db/tables/tables.ts';
import type { VendorDb } from '#db/tenancy.ts';

/** The addresses of the organization, or one of them, the oldest first, with how their deliveries stand. */
export function listWebhooks(tx: VendorDb, webhookId?: string) {
  return tx
    .selectFrom('webhook')
    .leftJoin('webhook_delivery as sent', (join) => sameVendor(join, 'sent.webhook_id', 'webhook.webhook_id'))
    .select(['webhook.webhook_id', 'webhook.url', 'webhook.description', 'webhook.events'])
    .select(['webhook.is_active', 'webhook.off_because', 'webhook.created_at'])
    .select(({ fn }) => [
      fn.max('sent.last_attempt_at').as('last_delivery_at'),
      sql<string>`count(*) filter (where sent.state = 'WAITING')`.as('waiting'),
      sql<string>`count(*) filter (where sent.state = 'FAILED')`.as('failed'),
    ])
    .where('webhook.vendor_id', '=', tx.vendorId)
    .$if(webhookId !== undefined, (query) => query.where('webhook.webhook_id', '=', webhookId ?? ''))
    .groupBy(['webhook.vendor_id', 'webhook.webhook_id'])
    .orderBy('webhook.created_at')
    .orderBy('webhook.webhook_id')
    .execute();
}

export function findWebhook(tx: VendorDb, webhookId: string) {
  return tx
    .selectFrom('webhook')
    .selectAll()
    .where('vendor_id', '=', tx.vendorId)
    .where('webhook_id', '=', webhookId)
    .executeTakeFirst();
}

/** Makes everybody else who adds an address wait until the transaction ends, and counts those that are there. */
export async function lockAndCount(tx: VendorDb): Promise<number> {
  await lockVendor(tx);
  const { total } = await tx
    .selectFrom('webhook')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where('vendor_id', '=', tx.vendorId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function insertWebhook(tx: VendorDb, row: Omit<Insertable<Tables['webhook']>, 'vendor_id'>) {
  await tx
    .insertInto('webhook')
    .values({ ...row, vendor_id: tx.vendorId })
    .execute();
}

type Columns = Omit<Updateable<Tables['webhook']>, 'vendor_id' | 'webhook_id'>;

export async function updateWebhook(tx: VendorDb, webhookId: string, columns: Columns) {
  await tx
    .updateTable('webhook')
    .set(columns)
    .where('vendor_id', '=', tx.vendorId)
    .where('webhook_id', '=', webhookId)
    .execute();
}

/** Answers whether there was one. */
export async function deleteWebhook(tx: VendorDb, webhookId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('webhook')
    .where('vendor_id', '=', tx.vendorId)
    .where('webhook_id', '=', webhookId)
    .returning('webhook_id')
    .executeTakeFirst();
  return row !== undefined;
}
