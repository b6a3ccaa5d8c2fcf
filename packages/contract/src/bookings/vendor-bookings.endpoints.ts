import * as z from 'zod/mini';
import { bookingSchema } from './bookings.schema.ts';
import { warningSchema } from '../booking-parts/warnings.schema.ts';
import { ownershipSchema } from '../booking-parts/submission.schema.ts';
import { defineEndpoint } from '../endpoint.ts';
import { success } from '../envelope.ts';
import { newVendorBookingSchema, vendorBookingChangeSchema } from './vendor-bookings.schema.ts';

export const createVendorBooking = defineEndpoint({
  method: 'POST',
  path: '/vendor-booking/services',
  access: 'create_meeting',
  summary: 'Submit a candidate for a job shared by a client',
  successStatus: 201,
  idempotent: true,
  body: newVendorBookingSchema,
  response: success(bookingSchema, { bookingId: z.string(), ownership: ownershipSchema }),
});

export const updateVendorBooking = defineEndpoint({
  method: 'PUT',
  path: '/vendor-booking/services',
  access: 'create_meeting',
  summary: 'Accept, schedule or decline a submission as the client; change or withdraw it as the supplier',
  body: vendorBookingChangeSchema,
  response: success(bookingSchema, { bookingId: z.string(), warnings: z.array(warningSchema) }),
});
