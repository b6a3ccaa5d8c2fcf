import * as endpoints from '@slotwise/contract/outgoing/webhooks.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import * as deliveries from './deliveries.service.ts';
import * as webhooks from './webhooks.service.ts';

export function webhooksRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, endpoints.listWebhooks, (_request, session) => webhooks.listWebhooks(context, session));
  serve(app, context, endpoints.createWebhook, ({ body }, session) =>
    webhooks.createWebhook(context, session, body),
  );
  serve(app, context, endpoints.updateWebhook, ({ body }, session) =>
    webhooks.updateWebhook(context, session, body),
  );
  serve(app, context, endpoints.deleteWebhook, ({ query }, session) =>
    webhooks.deleteWebhook(context, session, query.webhookId),
  );
  serve(app, context, endpoints.renewWebhookSecret, ({ params }, session) =>
    webhooks.renewSecret(context, session, params.id),
  );
  serve(app, context, endpoints.testWebhook, ({ params }, session) =>
    deliveries.testWebhook(context, session, params.id),
  );
  serve(app, context, endpoints.listWebhookDeliveries, (request, session) =>
    deliveries.listDeliveries(context, session, request),
  );
  serve(app, context, endpoints.retryWebhookDelivery, ({ params }, session) =>
    deliveries.retryDelivery(context, session, params),
  );
}
