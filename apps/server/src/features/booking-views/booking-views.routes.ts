import { listCalendar as calendarEndpoint } from '@slotwise/contract/bookings/calendar.endpoints';
import { previewMails as previewEndpoint } from '@slotwise/contract/bookings/mail-preview.endpoints';
import { listNeeds as needsEndpoint } from '@slotwise/contract/bookings/needs.endpoints';
import { listCalendar } from '#features/bookings/listing/list-calendar.service.ts';
import { previewMails } from './mail-preview/mail-preview.service.ts';
import { listNeeds } from './needs.service.ts';
import * as endpoints from '@slotwise/contract/bookings/bookings.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import * as bookings from '#features/bookings/listing/list-bookings.service.ts';
import { listSubmissions } from './list-submissions.service.ts';
import { getBooking, listEarlierSteps } from './booking-detail.service.ts';
import { countOnDashboard } from './count-bookings.service.ts';

export function bookingViewsRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, endpoints.getBooking, ({ query }, session) => getBooking(context, session, query.id));
  serve(app, context, endpoints.listEarlierSteps, (request, session) =>
    listEarlierSteps(context, session, request),
  );
  serve(app, context, endpoints.listBookings, ({ query }, session) =>
    bookings.listBookings(context, session, query),
  );
  serve(app, context, endpoints.listSubmissions, ({ query }, session) =>
    listSubmissions(context, session, query),
  );
  serve(app, context, endpoints.countBookings, ({ query }, session) =>
    countOnDashboard(context, session, query),
  );
  serve(app, context, calendarEndpoint, ({ query }, session) => listCalendar(context, session, query));
  serve(app, context, previewEndpoint, ({ body }, session) => previewMails(context, session, body));
  serve(app, context, needsEndpoint, ({ query }, session) => listNeeds(context, session, query));
}
