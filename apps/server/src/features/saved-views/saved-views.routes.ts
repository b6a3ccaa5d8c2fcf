import * as endpoints from '@slotwise/contract/bookings/saved-views.endpoints';
import type { Routes } from '#http/routes.ts';
import * as views from './saved-views.service.ts';

export function savedViewsRoutes({ context, serveTx }: Routes) {
  serveTx(endpoints.listViews, (tx, _request, session) => views.listViews(tx, session));
  serveTx(endpoints.createView, (tx, { body }, session) => views.createView(context, tx, session, body));
  serveTx(endpoints.updateView, (tx, { body }, session) => views.updateView(tx, session, body));
  serveTx(endpoints.deleteView, (tx, { query }, session) => views.deleteView(tx, session, query.viewId));
  serveTx(endpoints.chooseStartView, (tx, { body }, session) =>
    views.chooseStartView(tx, session, body.viewId),
  );
}
