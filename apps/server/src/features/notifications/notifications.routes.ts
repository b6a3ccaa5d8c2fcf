import { readMailWay as mailWayEndpoint } from '@slotwise/contract/notifications/mail-way.endpoints';
import * as endpoints from '@slotwise/contract/notifications/notifications.endpoints';
import type { Routes } from '#http/routes.ts';
import * as bell from './bell.service.ts';
import { readMailWay } from './mail-way.service.ts';
import * as notifications from './notifications.service.ts';

export function notificationsRoutes({ context, serveTx }: Routes) {
  serveTx(endpoints.listDeliveries, (tx, { params }) => notifications.listDeliveries(tx, params.id));
  serveTx(endpoints.listNotices, (tx, _request, session) => bell.listNotices(context, tx, session));
  serveTx(endpoints.readNotices, (tx, _request, session) => bell.readNotices(context, tx, session));
  serveTx(mailWayEndpoint, (tx, _request, session, call) => readMailWay(context, tx, session, call));
}
