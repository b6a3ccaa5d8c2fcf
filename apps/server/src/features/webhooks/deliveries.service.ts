import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type * as endpoints from '@slotwise/contract/outgoing/webhooks.endpoints';
import { uuidv7 } from 'uuidv7';
import type { Context, Session } from '#context.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { admitWebhook } from '#features/auth/limits.service.ts';
import { AppError } from '#lib/app-error.ts';
import { toPageWindow } from '#lib/paging.ts';
import { markDelivery } from './send-webhooks.queries.ts';
import { isTaken } from './send-webhooks.rules.ts';
import { abandonedAt } from './send-webhooks.service.ts';
import { post } from './post-message.service.ts';
import { findWebhook } from './webhooks.queries.ts';
import { toDelivery } from './deliveries.mapper.ts';
import * as queries from './deliveries.queries.ts';

const TEST_EVENT = 'webhook.test';

/** The deliveries to one of the organization's addresses, newest first. */
export async function listDeliveries(
  tx: VendorDb,
  { params, query }: ParsedRequestOf<typeof endpoints.listWebhookDeliveries>,
) {
  const webhookId = params.id;
  const { page, pageSize, limit, offset } = toPageWindow(query);
  await getWebhook(tx, webhookId);
  const rows = await queries.listDeliveries(tx, webhookId, { limit, offset });
  const total = await queries.countDeliveries(tx, webhookId);
  return { data: rows.map(toDelivery), page: { page, pageSize, total } };
}

/** Sends an empty test event while the caller waits, also to an inactive address. It counts for nothing. */
export async function testWebhook(
  context: Context,
  { vendorId }: Session,
  webhookId: string,
): Promise<ResponseOf<typeof endpoints.testWebhook>> {
  const { db, clock } = context;
  const deliveryId = uuidv7();
  await admitWebhook(context, vendorId);
  const now = clock.now();
  const payload = { type: TEST_EVENT, timestamp: now.toISOString(), version: 1, data: { webhookId } };
  const webhook = await asVendor(db, vendorId, async (tx) => {
    const found = await getWebhook(tx, webhookId);
    await queries.insertDelivery(tx, {
      delivery_id: deliveryId,
      webhook_id: webhookId,
      event: TEST_EVENT,
      booking_id: null,
      payload: JSON.stringify(payload),
      state: 'WAITING',
      attempts: 1,
      http_status: null,
      answer: '',
      created_at: now,
      last_attempt_at: now,
      next_attempt_at: abandonedAt(now),
    });
    return found;
  });
  const reply = await post(context, vendorId, { ...webhook, delivery_id: deliveryId, payload });
  const data = await asVendor(db, vendorId, async (tx) => {
    const state = isTaken(reply) ? 'DELIVERED' : 'FAILED';
    const { answer, status } = reply;
    const result = { state, answer, http_status: status, next_attempt_at: null } as const;
    await markDelivery(tx, { deliveryId, attempts: 1 }, result);
    return getDelivery(tx, { webhookId, deliveryId });
  });
  return { status: 'success', webhookId, data };
}

/** Resends an event, whatever its result, with the same id, so that its receiver recognizes it. */
export async function retryDelivery(
  context: Context,
  { vendorId }: Session,
  { id, deliveryId: request }: { id: string; deliveryId: string },
): Promise<ResponseOf<typeof endpoints.retryWebhookDelivery>> {
  const place = { webhookId: id, deliveryId: request };
  await admitWebhook(context, vendorId);
  const data = await asVendor(context.db, vendorId, async (tx) => {
    const webhook = await getWebhook(tx, place.webhookId);
    await getDelivery(tx, place);
    if (!webhook.is_active) {
      throw new AppError('INVALID_TRANSITION', { message: 'Switch the webhook on first.' });
    }
    await queries.makeDue(tx, place, context.clock.now());
    tx.wakeAfterwards('webhooks');
    return getDelivery(tx, place);
  });
  return { status: 'success', webhookId: place.webhookId, data };
}

async function getWebhook(tx: VendorDb, webhookId: string) {
  const webhook = await findWebhook(tx, webhookId);
  if (!webhook) throw new AppError('NOT_FOUND');
  return webhook;
}

async function getDelivery(tx: VendorDb, place: queries.Place) {
  const row = await queries.findDelivery(tx, place);
  if (!row) throw new AppError('NOT_FOUND');
  return toDelivery(row);
}
