import { readMailWay as mailWayEndpoint } from '@slotwise/contract/notifications/mail-way.endpoints';
import * as endpoints from '@slotwise/contract/notifications/notifications.endpoints';
import type { Routes } from '#http/routes.ts';
import * as bell from './bell.service.ts';
import { readMailWay } from './mail-way.service.ts';
import * as notifications from './notifications.service.ts';

export function notificationsRoutes({ context, serve }: Routes) {
  serve(endpoints.listDeliveries, ({ params }, session) =>
    notifications.listDeliveries(context, session, params.id),
  );
  serve(endpoints.listNotices, (_request, session) => bell.listNotices(context, session));
  serve(endpoints.readNotices, (_request, session) => bell.readNotices(context, session));
  serve(mailWayEndpoint, (_request, session, call) => readMailWay(context, session, call));
}
