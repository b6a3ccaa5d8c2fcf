import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { success } from '../envelope.ts';
import { MAIL_WAYS } from './mail-way.schema.ts';

/** `hasReached` is true if a mail server ever accepted an email to the caller. */
export const readMailWay = defineEndpoint({
  method: 'GET',
  path: '/notifications/services/mailway',
  access: 'signed-in',
  summary: 'Read whether email can be sent, and whether one was sent to the caller',
  response: success(z.object({ mailWay: z.enum(MAIL_WAYS), hasReached: z.boolean() })),
});
