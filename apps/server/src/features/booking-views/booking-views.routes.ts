import { listCalendar as calendarEndpoint } from '@slotwise/contract/bookings/calendar.endpoints';
import { previewMails as previewEndpoint } from '@slotwise/contract/bookings/mail-preview.endpoints';
import { listNeeds as needsEndpoint } from '@slotwise/contract/bookings/needs.endpoints';
import { listCalendar } from '#features/bookings/listing/list-calendar.service.ts';
import { previewMails } from './mail-preview/mail-preview.service.ts';
import { listNeeds } from './needs.service.ts';
import * as endpoints from '@slotwise/contract/bookings/bookings.endpoints';
import * as bookings from '#features/bookings/listing/list-bookings.service.ts';
import type { Routes } from '#http/routes.ts';
import { listSubmissions } from './list-submissions.service.ts';
import { getBooking, listEarlierSteps } from './booking-detail.service.ts';
import { countOnDashboard } from './count-bookings.service.ts';

export function bookingViewsRoutes({ context, serve }: Routes) {
  serve(endpoints.getBooking, ({ query }, session) => getBooking(context, session, query.id));
  serve(endpoints.listEarlierSteps, (request, session) => listEarlierSteps(context, session, request));
  serve(endpoints.listBookings, ({ query }, session) => bookings.listBookings(context, session, query));
  serve(endpoints.listSubmissions, ({ query }, session) => listSubmissions(context, session, query));
  serve(endpoints.countBookings, ({ query }, session) => countOnDashboard(context, session, query));
  serve(calendarEndpoint, ({ query }, session) => listCalendar(context, session, query));
  serve(previewEndpoint, ({ body }, session) => previewMails(context, session, body));
  serve(needsEndpoint, ({ query }, session) => listNeeds(context, session, query));
}
