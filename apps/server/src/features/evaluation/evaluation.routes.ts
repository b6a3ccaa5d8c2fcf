import * as decisions from '@slotwise/contract/booking-parts/decisions.endpoints';
import { giveFeedback as feedbackEndpoint } from '@slotwise/contract/booking-parts/feedback.endpoints';
import * as links from '@slotwise/contract/bookings/panel-links.endpoints';
import { answerWithBooking } from '#features/bookings/answer-with-booking.service.ts';
import { requireOwnBody } from '#features/auth/caller-fields.rules.ts';
import type { Routes } from '#http/routes.ts';
import { approve, readDecisions, reject } from './decide.service.ts';
import { giveFeedback, readOwnScorecard } from './give-feedback.service.ts';
import { openOwnPanelLink, sendPanelLink } from './send-panel-link.service.ts';

export function evaluationRoutes({ context, serve, serveTx }: Routes) {
  const answerWithCard = answerWithBooking(context, readOwnScorecard);
  const answerWithDecisions = answerWithBooking(context, readDecisions);
  serve(feedbackEndpoint, ({ body }, session) =>
    answerWithCard(session, (tx) => giveFeedback(context, tx, session, requireOwnBody(session, body))),
  );
  serve(decisions.approveBooking, ({ body }, session) =>
    answerWithDecisions(session, (tx) => approve(context, tx, session, requireOwnBody(session, body))),
  );
  serve(decisions.rejectBooking, ({ body }, session) =>
    answerWithDecisions(session, (tx) => reject(context, tx, session, requireOwnBody(session, body))),
  );
  serveTx(links.openOwnPanelLink, (tx, { params }, session) =>
    openOwnPanelLink(context, tx, session, params.id),
  );
  serveTx(links.sendPanelLink, (tx, request, session) => sendPanelLink(context, tx, session, request));
}
