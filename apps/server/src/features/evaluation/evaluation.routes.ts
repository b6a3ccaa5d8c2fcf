import * as decisions from '@slotwise/contract/booking-parts/decisions.endpoints';
import { giveFeedback as feedbackEndpoint } from '@slotwise/contract/booking-parts/feedback.endpoints';
import * as links from '@slotwise/contract/bookings/panel-links.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import { requireOwnBody } from '#features/auth/caller-fields.rules.ts';
import { approve, reject } from './decide.service.ts';
import { giveFeedback } from './give-feedback.service.ts';
import { openOwnPanelLink, sendPanelLink } from './send-panel-link.service.ts';

export function evaluationRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, feedbackEndpoint, ({ body }, session) =>
    giveFeedback(context, session, requireOwnBody(session, body)),
  );
  serve(app, context, decisions.approveBooking, ({ body }, session) =>
    approve(context, session, requireOwnBody(session, body)),
  );
  serve(app, context, decisions.rejectBooking, ({ body }, session) =>
    reject(context, session, requireOwnBody(session, body)),
  );
  serve(app, context, links.openOwnPanelLink, ({ params }, session) =>
    openOwnPanelLink(context, session, params.id),
  );
  serve(app, context, links.sendPanelLink, (request, session) => sendPanelLink(context, session, request));
}
