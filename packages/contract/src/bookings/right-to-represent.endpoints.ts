import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { success } from '../envelope.ts';
import { idField } from '../fields.ts';
import { rtrRequestSchema } from './right-to-represent.schema.ts';

export const readRtrRequest = defineEndpoint({
  method: 'GET',
  path: '/candidate-link/rtr',
  access: 'candidate-link',
  summary: 'Read which supplier asks for the right to represent the candidate',
  response: success(rtrRequestSchema),
});

export const answerRtrRequest = defineEndpoint({
  method: 'POST',
  path: '/candidate-link/rtr',
  access: 'candidate-link',
  summary: 'Confirm or refuse representation',
  body: z.object({ confirmed: z.boolean({ error: 'Say yes or no' }) }),
  response: success(rtrRequestSchema),
});

export const resendRtrRequest = defineEndpoint({
  method: 'POST',
  path: '/vendor-booking/services/{id}/rtr',
  access: 'create_meeting',
  summary: 'As the supplier, email the candidate the question again',
  params: z.object({ id: idField }),
  response: success(z.object({ sent: z.boolean() }), { bookingId: z.string() }),
});
