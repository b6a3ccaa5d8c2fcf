import * as endpoints from '@slotwise/contract/availability/holidays.endpoints';
import type { Routes } from '#http/routes.ts';
import * as calendars from './holidays.service.ts';
import { updateCalendar, deleteCalendar } from './change-calendar.service.ts';

export function holidaysRoutes({ context, serve, serveTx }: Routes) {
  serveTx(endpoints.listHolidayCalendars, (tx) => calendars.listCalendars(context, tx));
  serve(endpoints.listHolidayCountries, () => calendars.listCountries());
  serve(endpoints.createHolidayCalendar, ({ body }, session, call) =>
    calendars.createCalendar(context, session, body, call),
  );
  serve(endpoints.updateHolidayCalendar, ({ body }, session) => updateCalendar(context, session, body));
  serveTx(endpoints.deleteHolidayCalendar, (tx, { query }) => deleteCalendar(tx, query.calendarId));
}
