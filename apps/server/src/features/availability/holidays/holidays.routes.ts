import * as endpoints from '@slotwise/contract/availability/holidays.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import * as calendars from './holidays.service.ts';
import { updateCalendar, deleteCalendar } from './change-calendar.service.ts';

export function holidaysRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, endpoints.listHolidayCalendars, (_request, session) =>
    calendars.listCalendars(context, session),
  );
  serve(app, context, endpoints.listHolidayCountries, () => calendars.listCountries());
  serve(app, context, endpoints.createHolidayCalendar, ({ body }, session, call) =>
    calendars.createCalendar(context, session, body, call),
  );
  serve(app, context, endpoints.updateHolidayCalendar, ({ body }, session) =>
    updateCalendar(context, session, body),
  );
  serve(app, context, endpoints.deleteHolidayCalendar, ({ query }, session) =>
    deleteCalendar(context, session, query.calendarId),
  );
}
