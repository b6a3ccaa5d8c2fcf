import * as endpoints from '@slotwise/contract/bookings/panel-links/panel-links.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import { openOwnPanelLink, sendPanelLink } from './send-panel-link.service.ts';

export function panelLinksRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, endpoints.openOwnPanelLink, ({ params }, session) =>
    openOwnPanelLink(context, session, params.id.toLowerCase()),
  );
  serve(app, context, endpoints.sendPanelLink, (request, session) =>
    sendPanelLink(context, session, request),
  );
}
