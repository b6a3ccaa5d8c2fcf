import * as endpoints from '@slotwise/contract/bookings/bookings.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import * as bookings from '#features/bookings/list-bookings.service.ts';
import { createBooking } from '#features/scheduling/create-booking.service.ts';
import { listSubmissions } from '#features/submissions/list-submissions.service.ts';

export function bookingsRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, endpoints.createBooking, ({ body }, session, call) =>
    createBooking(context, session, body, call),
  );
  serve(app, context, endpoints.getBooking, ({ query }, session) =>
    bookings.getBooking(context, session, query.id.toLowerCase()),
  );
  serve(app, context, endpoints.listBookings, ({ query }, session) =>
    bookings.listBookings(context, session, query),
  );
  serve(app, context, endpoints.listSubmissions, ({ query }, session) =>
    listSubmissions(context, session, query),
  );
  serve(app, context, endpoints.countBookings, ({ query }, session) =>
    bookings.countBookings(context, session, query),
  );
}
