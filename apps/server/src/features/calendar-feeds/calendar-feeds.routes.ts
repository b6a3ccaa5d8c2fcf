import * as endpoints from '@slotwise/contract/outgoing/calendar-feeds.endpoints';
import type { Routes } from '#http/routes.ts';
import * as feeds from './calendar-feeds.service.ts';

export function calendarFeedsRoutes({ context, serve, serveCalendar }: Routes) {
  serve(endpoints.getCalendarFeed, (_request, session) => feeds.getCalendarFeed(context, session));
  serve(endpoints.createCalendarFeed, (_request, session) => feeds.createCalendarFeed(context, session));
  serve(endpoints.deleteCalendarFeed, (_request, session) => feeds.deleteCalendarFeed(context, session));
  serveCalendar(endpoints.readCalendarFeed, ({ params }, call) =>
    feeds.readCalendarFeed(context, params.file, call),
  );
}
