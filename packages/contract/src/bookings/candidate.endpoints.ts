import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { success } from '../envelope.ts';
import { bookingSchema } from './bookings.schema.ts';
import { candidateChangeSchema } from '../booking-parts/candidate.schema.ts';

export const updateCandidate = defineEndpoint({
  method: 'PUT',
  path: '/booking/services/candidatedetails',
  access: 'edit_meeting',
  summary: 'Change the candidate’s details',
  body: candidateChangeSchema,
  response: success(bookingSchema, { bookingId: z.string() }),
});
