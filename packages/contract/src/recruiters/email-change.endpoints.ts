import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { outcome } from '../envelope.ts';

export const confirmEmail = defineEndpoint({
  method: 'POST',
  path: '/recruiter/confirmemail',
  access: 'public',
  summary: 'Confirm a new address with the token emailed to it',
  body: z.object({ token: z.string({ error: 'The link is not complete' }).check(z.maxLength(200)) }),
  response: outcome,
});
