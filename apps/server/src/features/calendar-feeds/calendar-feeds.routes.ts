import * as endpoints from '@slotwise/contract/outgoing/calendar-feeds.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serveCalendar } from '#http/serve-calendar.ts';
import { serve } from '#http/serve.ts';
import * as feeds from './calendar-feeds.service.ts';

export function calendarFeedsRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, endpoints.getCalendarFeed, (_request, session) =>
    feeds.getCalendarFeed(context, session),
  );
  serve(app, context, endpoints.createCalendarFeed, (_request, session) =>
    feeds.createCalendarFeed(context, session),
  );
  serve(app, context, endpoints.deleteCalendarFeed, (_request, session) =>
    feeds.deleteCalendarFeed(context, session),
  );
  serveCalendar(app, endpoints.readCalendarFeed, ({ params }, call) =>
    feeds.readCalendarFeed(context, params.file, call),
  );
}
