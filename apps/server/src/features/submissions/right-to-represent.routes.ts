import * as endpoints from '@slotwise/contract/bookings/right-to-represent/right-to-represent.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve, serveCandidateLink } from '#http/serve.ts';
import { answerQuestion, readQuestion, resendQuestion } from './right-to-represent.service.ts';

export function rightToRepresentRoutes(app: FastifyInstance, context: Context) {
  serveCandidateLink(app, context, endpoints.readRtrRequest, (_request, link) => readQuestion(context, link));
  serveCandidateLink(app, context, endpoints.answerRtrRequest, ({ body }, link) =>
    answerQuestion(context, link, body.confirmed),
  );
  serve(app, context, endpoints.resendRtrRequest, ({ params }, session) =>
    resendQuestion(context, session, params.id.toLowerCase()),
  );
}
