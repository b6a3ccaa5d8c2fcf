import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { success } from '../envelope.ts';
import { idField } from '../fields.ts';
import { endSessionSchema, ownSessionSchema } from './sessions.schema.ts';

export const listOwnSessions = defineEndpoint({
  method: 'GET',
  path: '/recruiter/sessions',
  access: 'signed-in',
  summary: 'List your sessions',
  response: success(z.array(ownSessionSchema)),
});

export const endOwnSession = defineEndpoint({
  method: 'DELETE',
  path: '/recruiter/sessions',
  access: 'signed-in',
  summary: 'End one of your other sessions, or all of them if none is named',
  query: z.object({ sessionId: z.optional(idField) }),
  body: endSessionSchema,
  response: success(z.object({ ended: z.number() })),
});
