import * as endpoints from '@slotwise/contract/outgoing/calendar-feeds.endpoints';
import type { Routes } from '#http/routes.ts';
import * as feeds from './calendar-feeds.service.ts';

export function calendarFeedsRoutes({ context, serve, serveTx, serveCalendar }: Routes) {
  serve(endpoints.getCalendarFeed, (_request, session) => feeds.getCalendarFeed(context, session));
  serve(endpoints.createCalendarFeed, (_request, session) => feeds.createCalendarFeed(context, session));
  serveTx(endpoints.deleteCalendarFeed, (tx, _request, session) => feeds.deleteCalendarFeed(tx, session));
  serveCalendar(endpoints.readCalendarFeed, ({ params }, call) =>
    feeds.readCalendarFeed(context, params.file, call),
  );
}
