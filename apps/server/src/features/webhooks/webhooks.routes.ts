import * as endpoints from '@slotwise/contract/outgoing/webhooks.endpoints';
import type { Routes } from '#http/routes.ts';
import * as deliveries from './deliveries.service.ts';
import * as webhooks from './webhooks.service.ts';

export function webhooksRoutes({ context, serve, serveTx }: Routes) {
  serveTx(endpoints.listWebhooks, (tx) => webhooks.listWebhooks(tx));
  serve(endpoints.createWebhook, ({ body }, session) => webhooks.createWebhook(context, session, body));
  serveTx(endpoints.updateWebhook, (tx, { body }, session) =>
    webhooks.updateWebhook(context, tx, session, body),
  );
  serveTx(endpoints.deleteWebhook, (tx, { query }) => webhooks.deleteWebhook(tx, query.webhookId));
  serve(endpoints.renewWebhookSecret, ({ params }, session) =>
    webhooks.renewSecret(context, session, params.id),
  );
  serve(endpoints.testWebhook, ({ params }, session) => deliveries.testWebhook(context, session, params.id));
  serveTx(endpoints.listWebhookDeliveries, (tx, request) => deliveries.listDeliveries(tx, request));
  serve(endpoints.retryWebhookDelivery, ({ params }, session) =>
    deliveries.retryDelivery(context, session, params),
  );
}
