import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { success } from '../envelope.ts';
import { bookingSchema } from './bookings.schema.ts';
import { undoFields } from '../booking-parts/undo.schema.ts';
import { warningSchema } from '../booking-parts/warnings.schema.ts';
import { BOOKING_STATUSES, workFlowStepSchema } from '../booking-parts/life.schema.ts';
import {
  assignQuerySchema,
  cancelBodySchema,
  cancelQuerySchema,
  reviseBookingSchema,
  undoActSchema,
} from './changes.schema.ts';

export const reviseBooking = defineEndpoint({
  method: 'PUT',
  path: '/booking/services',
  access: 'edit_meeting',
  summary: 'Reschedule or update a meeting; omitted fields stay unchanged',
  body: reviseBookingSchema,
  response: success(bookingSchema, {
    bookingId: z.string(),
    warnings: z.array(warningSchema),
    ...undoFields,
  }),
});

export const cancelBooking = defineEndpoint({
  method: 'DELETE',
  path: '/booking/services',
  access: 'cancel_meeting',
  summary: 'Cancel a meeting, or discard a draft',
  query: cancelQuerySchema,
  body: cancelBodySchema,
  response: success(z.object({ bookingStatus: z.enum(BOOKING_STATUSES), version: z.number() }), {
    bookingId: z.string(),
    ...undoFields,
  }),
});

export const undoAct = defineEndpoint({
  method: 'POST',
  path: '/booking/services/undo',
  access: 'edit_meeting',
  summary: 'Undo the caller’s last action on a meeting before anyone is emailed',
  body: undoActSchema,
  response: success(bookingSchema, { bookingId: z.string() }),
});

export const assignBooking = defineEndpoint({
  method: 'POST',
  path: '/booking/services/assign',
  access: 'assign_to',
  summary: 'Assign the next step to a member or panelist of the organization',
  query: assignQuerySchema,
  response: success(
    z.object({
      assignee: z.nullable(z.string()),
      assigneeName: z.nullable(z.string()),
      version: z.number(),
      workFlow: z.array(workFlowStepSchema),
    }),
    { bookingId: z.string() },
  ),
});
