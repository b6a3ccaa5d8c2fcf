import * as endpoints from '@slotwise/contract/outgoing/webhooks.endpoints';
import type { Routes } from '#http/routes.ts';
import * as deliveries from './deliveries.service.ts';
import * as webhooks from './webhooks.service.ts';

export function webhooksRoutes({ context, serve }: Routes) {
  serve(endpoints.listWebhooks, (_request, session) => webhooks.listWebhooks(context, session));
  serve(endpoints.createWebhook, ({ body }, session) => webhooks.createWebhook(context, session, body));
  serve(endpoints.updateWebhook, ({ body }, session) => webhooks.updateWebhook(context, session, body));
  serve(endpoints.deleteWebhook, ({ query }, session) =>
    webhooks.deleteWebhook(context, session, query.webhookId),
  );
  serve(endpoints.renewWebhookSecret, ({ params }, session) =>
    webhooks.renewSecret(context, session, params.id),
  );
  serve(endpoints.testWebhook, ({ params }, session) => deliveries.testWebhook(context, session, params.id));
  serve(endpoints.listWebhookDeliveries, (request, session) =>
    deliveries.listDeliveries(context, session, request),
  );
  serve(endpoints.retryWebhookDelivery, ({ params }, session) =>
    deliveries.retryDelivery(context, session, params),
  );
}
