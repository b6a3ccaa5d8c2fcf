import type { Webhook } from '@slotwise/contract/outgoing/webhooks.schema';
import type { listWebhooks } from './webhooks.queries.ts';

type Row = Awaited<ReturnType<typeof listWebhooks>>[number];

export const toWebhook = (row: Row): Webhook => ({
  webhookId: row.webhook_id,
  url: row.url,
  description: row.description,
  events: row.events,
  isActive: row.is_active,
  offBecause: row.off_because,
  createdAt: row.created_at.toISOString(),
  lastDeliveryAt: row.last_delivery_at?.toISOString() ?? null,
  waiting: Number(row.waiting),
  failed: Number(row.failed),
});
