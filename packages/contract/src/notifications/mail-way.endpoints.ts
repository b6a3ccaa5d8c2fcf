import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { success } from '../envelope.ts';
import { MAIL_WAYS } from './mail-way.schema.ts';

/** `hasReached` says whether a mail server ever took a mail to the caller. */
export const readMailWay = defineEndpoint({
  method: 'GET',
  path: '/notifications/services/mailway',
  access: 'signed-in',
  summary: 'Tell what becomes of mails, and whether one ever went to the caller',
  response: success(z.object({ mailWay: z.enum(MAIL_WAYS), hasReached: z.boolean() })),
});
