import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { success } from '../envelope.ts';
import { idField } from '../fields.ts';
import { bookingSchema } from './bookings.schema.ts';
import { addResourceSchema, changeBillingSchema, resourceSchema } from '../booking-parts/resources.schema.ts';

export const addResource = defineEndpoint({
  method: 'POST',
  path: '/booking/services/addresource',
  access: 'create_meeting',
  summary: 'Turn a selected candidate into a resource, or change it',
  successStatus: 201,
  idempotent: true,
  body: addResourceSchema,
  response: success(bookingSchema, { bookingId: z.string(), resourceId: z.string() }),
});

export const changeBilling = defineEndpoint({
  method: 'PUT',
  path: '/resource/services/{id}/billing',
  access: 'vendor_page',
  summary: 'Change the billing of a resource; the id is the resource’s or its booking’s',
  params: z.object({ id: idField }),
  body: changeBillingSchema,
  response: success(resourceSchema, { bookingId: z.string(), resourceId: z.string() }),
});
