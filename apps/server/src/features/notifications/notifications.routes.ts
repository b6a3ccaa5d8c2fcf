import { readMailWay as mailWayEndpoint } from '@slotwise/contract/notifications/mail-way.endpoints';
import * as endpoints from '@slotwise/contract/notifications/notifications.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import * as bell from './bell.service.ts';
import { readMailWay } from './mail-way.service.ts';
import * as notifications from './notifications.service.ts';

export function notificationsRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, endpoints.listDeliveries, ({ params }, session) =>
    notifications.listDeliveries(context, session, params.id),
  );
  serve(app, context, endpoints.listNotices, (_request, session) => bell.listNotices(context, session));
  serve(app, context, endpoints.readNotices, (_request, session) => bell.readNotices(context, session));
  serve(app, context, mailWayEndpoint, (_request, session, call) => readMailWay(context, session, call));
}
