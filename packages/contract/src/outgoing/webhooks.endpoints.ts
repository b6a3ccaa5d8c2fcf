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

/** An organization's connections to other programs are its administrators' alone, as its members are. */
const access = 'add_member';
const path = '/webhook/services';
const params = z.object({ id: idField });
/** The secret is shown when it is made and never again. */
const withSecret = success(webhookSchema, { webhookId: z.string(), secret: z.string() });

export const listWebhooks = defineEndpoint({
  method: 'GET',
  path,
  access,
  summary: 'List the addresses that get events',
  response: success(z.array(webhookSchema)),
});

export const createWebhook = defineEndpoint({
  method: 'POST',
  path,
  access,
  summary: 'Send events to an address; answers the secret that signs them',
  successStatus: 201,
  body: newWebhookSchema,
  response: withSecret,
});

export const updateWebhook = defineEndpoint({
  method: 'PUT',
  path,
  access,
  summary: 'Change an address that gets events, or switch it off or on',
  body: webhookChangeSchema,
  response: success(webhookSchema, { webhookId: z.string() }),
});

export const deleteWebhook = defineEndpoint({
  method: 'DELETE',
  path,
  access,
  summary: 'Tell an address nothing any more',
  query: z.object({ webhookId: idField }),
  response: outcome,
});

export const renewWebhookSecret = defineEndpoint({
  method: 'POST',
  path: `${path}/{id}/secret`,
  access,
  summary: 'Sign by a new secret from now on; what goes out in the next day is signed by both',
  params,
  response: withSecret,
});

export const testWebhook = defineEndpoint({
  method: 'POST',
  path: `${path}/{id}/test`,
  access,
  summary: 'Send an event that says nothing but that the address is reached',
  params,
  response: success(webhookDeliverySchema, { webhookId: z.string() }),
});

export const listWebhookDeliveries = defineEndpoint({
  method: 'GET',
  path: `${path}/{id}/deliveries`,
  access,
  summary: 'Read what was sent to an address and what it answered, newest first',
  params,
  query: z.object(pagingFields),
  response: buildPage(webhookDeliverySchema),
});

export const retryWebhookDelivery = defineEndpoint({
  method: 'POST',
  path: `${path}/{id}/deliveries/{deliveryId}/retry`,
  access,
  summary: 'Send an event again',
  params: z.object({ id: idField, deliveryId: idField }),
  response: success(webhookDeliverySchema, { webhookId: z.string() }),
});
