import * as endpoints from '@slotwise/contract/availability/holidays.endpoints';
import type { Routes } from '#http/routes.ts';
import * as calendars from './holidays.service.ts';
import { updateCalendar, deleteCalendar } from './change-calendar.service.ts';

export function holidaysRoutes({ context, serve }: Routes) {
  serve(endpoints.listHolidayCalendars, (_request, session) => calendars.listCalendars(context, session));
  serve(endpoints.listHolidayCountries, () => calendars.listCountries());
  serve(endpoints.createHolidayCalendar, ({ body }, session, call) =>
    calendars.createCalendar(context, session, body, call),
  );
  serve(endpoints.updateHolidayCalendar, ({ body }, session) => updateCalendar(context, session, body));
  serve(endpoints.deleteHolidayCalendar, ({ query }, session) =>
    deleteCalendar(context, session, query.calendarId),
  );
}
