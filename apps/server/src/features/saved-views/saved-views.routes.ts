import * as endpoints from '@slotwise/contract/bookings/saved-views.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import * as views from './saved-views.service.ts';

export function savedViewsRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, endpoints.listViews, (_request, session) => views.listViews(context, session));
  serve(app, context, endpoints.createView, ({ body }, session) => views.createView(context, session, body));
  serve(app, context, endpoints.updateView, ({ body }, session) => views.updateView(context, session, body));
  serve(app, context, endpoints.deleteView, ({ query }, session) =>
    views.deleteView(context, session, query.viewId),
  );
  serve(app, context, endpoints.chooseStartView, ({ body }, session) =>
    views.chooseStartView(context, session, body),
  );
}
