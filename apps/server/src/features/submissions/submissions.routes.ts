import * as endpoints from '@slotwise/contract/vendor-bookings/vendor-bookings.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { changeSubmission } from './change-submission.service.ts';
import { submitCandidate } from './submit-candidate.service.ts';
import { serve } from '#http/serve.ts';

/** A vendor booking is a booking in the client's tenant: what is done with one lies with the bookings. */
export function vendorBookingsRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, endpoints.createVendorBooking, ({ body }, session, call) =>
    submitCandidate(context, session, body, call),
  );
  serve(app, context, endpoints.updateVendorBooking, ({ body }, session) =>
    changeSubmission(context, session, body),
  );
}
