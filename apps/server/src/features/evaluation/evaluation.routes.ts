import * as decisions from '@slotwise/contract/booking-parts/decisions.endpoints';
import { giveFeedback as feedbackEndpoint } from '@slotwise/contract/booking-parts/feedback.endpoints';
import * as links from '@slotwise/contract/bookings/panel-links.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { answerWithBooking } from '#features/bookings/answer-with-booking.service.ts';
import { serve } from '#http/serve.ts';
import { requireOwnBody } from '#features/auth/caller-fields.rules.ts';
import { approve, readDecisions, reject } from './decide.service.ts';
import { giveFeedback, readOwnScorecard } from './give-feedback.service.ts';
import { openOwnPanelLink, sendPanelLink } from './send-panel-link.service.ts';

export function evaluationRoutes(app: FastifyInstance, context: Context) {
  const answerWithCard = answerWithBooking(context, readOwnScorecard);
  const answerWithDecisions = answerWithBooking(context, readDecisions);
  serve(app, context, feedbackEndpoint, ({ body }, session) =>
    answerWithCard(session, (tx) => giveFeedback(context, tx, session, requireOwnBody(session, body))),
  );
  serve(app, context, decisions.approveBooking, ({ body }, session) =>
    answerWithDecisions(session, (tx) => approve(context, tx, session, requireOwnBody(session, body))),
  );
  serve(app, context, decisions.rejectBooking, ({ body }, session) =>
    answerWithDecisions(session, (tx) => reject(context, tx, session, requireOwnBody(session, body))),
  );
  serve(app, context, links.openOwnPanelLink, ({ params }, session) =>
    openOwnPanelLink(context, session, params.id),
  );
  serve(app, context, links.sendPanelLink, (request, session) => sendPanelLink(context, session, request));
}
