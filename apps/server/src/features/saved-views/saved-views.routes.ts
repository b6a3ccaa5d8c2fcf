import * as endpoints from '@slotwise/contract/bookings/saved-views.endpoints';
import type { Routes } from '#http/routes.ts';
import * as views from './saved-views.service.ts';

export function savedViewsRoutes({ context, serve }: Routes) {
  serve(endpoints.listViews, (_request, session) => views.listViews(context, session));
  serve(endpoints.createView, ({ body }, session) => views.createView(context, session, body));
  serve(endpoints.updateView, ({ body }, session) => views.updateView(context, session, body));
  serve(endpoints.deleteView, ({ query }, session) => views.deleteView(context, session, query.viewId));
  serve(endpoints.chooseStartView, ({ body }, session) => views.chooseStartView(context, session, body));
}
