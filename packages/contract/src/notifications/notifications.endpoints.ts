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
  summary: 'Read what became of each email about a meeting',
  params,
  response: success(z.array(deliverySchema), { bookingId: z.string() }),
});

export const resendMail = defineEndpoint({
  method: 'POST',
  path: '/booking/services/{id}/resend',
  access: 'create_meeting',
  summary: 'Send one email about a meeting again, unchanged',
  params,
  body: resendSchema,
  response: success(deliverySchema, { bookingId: z.string() }),
});

export const listNotices = defineEndpoint({
  method: 'GET',
  path: '/notifications/services/all',
  access: 'signed-in',
  summary: 'Read the caller’s news of the last days, newest first',
  response: success(z.array(noticeSchema), { unread: z.number() }),
});

export const readNotices = defineEndpoint({
  method: 'POST',
  path: '/notifications/services/read',
  access: 'signed-in',
  summary: 'Mark all news so far as read',
  response: outcome,
});
