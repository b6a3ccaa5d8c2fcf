import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { outcome } from '../envelope.ts';

export const confirmEmail = defineEndpoint({
  method: 'POST',
  path: '/recruiter/confirmemail',
  access: 'public',
  summary: 'Make the change of an address with the token mailed to the new one',
  body: z.object({ token: z.string({ error: 'The link is not complete' }).check(z.maxLength(200)) }),
  response: outcome,
});
