import type { Webhook, WebhookDelivery } from '@slotwise/contract/outgoing/webhooks.schema';

export const aWebhook = (overrides: Partial<Webhook> = {}): Webhook => ({
  webhookId: '0198a000-0000-7000-8000-0000000000a1',
  url: 'https://hooks.acme.example/interviews',
  description: 'Data warehouse',
  events: [],
  isActive: true,
  offBecause: '',
  createdAt: '2026-11-01T09:00:00.000Z',
  lastDeliveryAt: null,
  waiting: 0,
  failed: 0,
  ...overrides,
});

export const aWebhookDelivery = (overrides: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  deliveryId: '0198a000-0000-7000-8000-0000000000d1',
  event: 'booking.scheduled',
  bookingId: '0198a000-0000-7000-8000-0000000000b1',
  state: 'DELIVERED',
  attempts: 1,
  httpStatus: 204,
  answer: '',
  createdAt: '2026-11-20T09:00:00.000Z',
  lastAttemptAt: '2026-11-20T09:00:01.000Z',
  nextAttemptAt: null,
  ...overrides,
});
