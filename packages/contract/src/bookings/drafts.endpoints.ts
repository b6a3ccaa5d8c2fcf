import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { success } from '../envelope.ts';
import { bookingSchema } from './bookings.schema.ts';
import { saveDraftSchema } from './drafts.schema.ts';

export const saveDraft = defineEndpoint({
  method: 'POST',
  path: '/booking/services/save',
  access: 'create_meeting',
  summary: 'Save a draft',
  idempotent: true,
  body: saveDraftSchema,
  response: success(bookingSchema, { bookingId: z.string() }),
});
