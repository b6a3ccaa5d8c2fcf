import type { WebhookDelivery } from '@slotwise/contract/outgoing/webhooks.schema';
import type { listDeliveries } from './deliveries.queries.ts';

type Row = Awaited<ReturnType<typeof listDeliveries>>[number];

export const toDelivery = (row: Row): WebhookDelivery => ({
  deliveryId: row.delivery_id,
  event: row.event,
  bookingId: row.booking_id,
  state: row.state,
  attempts: row.attempts,
  httpStatus: row.http_status,
  answer: row.answer,
  createdAt: row.created_at.toISOString(),
  lastAttemptAt: row.last_attempt_at?.toISOString() ?? null,
  nextAttemptAt: row.next_attempt_at?.toISOString() ?? null,
});
