import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { outcome, buildPage, pagingFields, success } from '../envelope.ts';
import { idField } from '../fields.ts';
import {
  newWebhookSchema,
  webhookChangeSchema,
  webhookDeliverySchema,
  webhookSchema,
} from './webhooks.schema.ts';

/** An organization's webhooks, like its members, are managed by administrators only. */
const access = 'add_member';
const path = '/webhook/services';
const params = z.object({ id: idField });
/** The secret is shown only when it is created. */
const withSecret = success(webhookSchema, { webhookId: z.string(), secret: z.string() });

export const listWebhooks = defineEndpoint({
  method: 'GET',
  path,
  access,
  summary: 'List webhooks',
  response: success(z.array(webhookSchema)),
});

export const createWebhook = defineEndpoint({
  method: 'POST',
  path,
  access,
  summary: 'Add a webhook; returns the secret that signs its events',
  successStatus: 201,
  body: newWebhookSchema,
  response: withSecret,
});

export const updateWebhook = defineEndpoint({
  method: 'PUT',
  path,
  access,
  summary: 'Change a webhook, or switch it off or on',
  body: webhookChangeSchema,
  response: success(webhookSchema, { webhookId: z.string() }),
});

export const deleteWebhook = defineEndpoint({
  method: 'DELETE',
  path,
  access,
  summary: 'Remove a webhook',
  query: z.object({ webhookId: idField }),
  response: outcome,
});

export const renewWebhookSecret = defineEndpoint({
  method: 'POST',
  path: `${path}/{id}/secret`,
  access,
  summary: 'Create a new secret for a webhook; for a day, both secrets sign',
  params,
  response: withSecret,
});

export const testWebhook = defineEndpoint({
  method: 'POST',
  path: `${path}/{id}/test`,
  access,
  summary: 'Send a test event to a webhook',
  params,
  response: success(webhookDeliverySchema, { webhookId: z.string() }),
});

export const listWebhookDeliveries = defineEndpoint({
  method: 'GET',
  path: `${path}/{id}/deliveries`,
  access,
  summary: 'List a webhook’s deliveries and their responses, newest first',
  params,
  query: z.object(pagingFields),
  response: buildPage(webhookDeliverySchema),
});

export const retryWebhookDelivery = defineEndpoint({
  method: 'POST',
  path: `${path}/{id}/deliveries/{deliveryId}/retry`,
  access,
  summary: 'Resend an event',
  params: z.object({ id: idField, deliveryId: idField }),
  response: success(webhookDeliverySchema, { webhookId: z.string() }),
});
