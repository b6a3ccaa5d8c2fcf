import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { outcome, success } from '../envelope.ts';
import { idField } from '../fields.ts';
import { deliverySchema, noticeSchema, resendSchema } from './notifications.schema.ts';

const params = z.object({ id: idField });

export const listDeliveries = defineEndpoint({
  method: 'GET',
  path: '/booking/services/{id}/deliveries',
  access: 'create_meeting',
  summary: 'List the delivery status of each email about a meeting',
  params,
  response: success(z.array(deliverySchema), { bookingId: z.string() }),
});

export const resendMail = defineEndpoint({
  method: 'POST',
  path: '/booking/services/{id}/resend',
  access: 'create_meeting',
  summary: 'Resend one email about a meeting, unchanged',
  params,
  body: resendSchema,
  response: success(deliverySchema, { bookingId: z.string() }),
});

export const listNotices = defineEndpoint({
  method: 'GET',
  path: '/notifications/services/all',
  access: 'signed-in',
  summary: 'List the caller’s recent notifications, newest first',
  response: success(z.array(noticeSchema), { unread: z.number() }),
});

export const readNotices = defineEndpoint({
  method: 'POST',
  path: '/notifications/services/read',
  access: 'signed-in',
  summary: 'Mark all notifications as read',
  response: outcome,
});
