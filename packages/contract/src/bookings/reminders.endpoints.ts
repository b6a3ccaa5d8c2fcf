import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { success } from '../envelope.ts';
import { idField } from '../fields.ts';
import { reminderSchema } from './reminders.schema.ts';

export const listReminders = defineEndpoint({
  method: 'GET',
  path: '/booking/services/{id}/reminders',
  access: 'create_meeting',
  summary: 'List reminders: who is reminded of what, and which were dropped and why',
  params: z.object({ id: idField }),
  response: success(z.array(reminderSchema), { bookingId: z.string() }),
});
