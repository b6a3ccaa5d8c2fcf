import * as z from 'zod/mini';
import { undoFields } from '../booking-parts/undo.schema.ts';
import { defineEndpoint } from '../endpoint.ts';
import { success } from '../envelope.ts';
import { bookingSchema } from './bookings.schema.ts';
import { selfScheduleInviteSchema } from './self-scheduling.schema.ts';

export const inviteToPick = defineEndpoint({
  method: 'POST',
  path: '/booking/services/selfschedule',
  access: 'create_meeting',
  summary: 'Let the candidate choose the time through an emailed link',
  body: selfScheduleInviteSchema,
  response: success(bookingSchema, { bookingId: z.string(), url: z.string(), ...undoFields }),
});
