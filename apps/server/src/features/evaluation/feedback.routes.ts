import * as endpoints from '@slotwise/contract/bookings/feedback/feedback.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import { requireOwnBody } from '#lib/caller-fields.ts';
import { giveFeedback } from './give-feedback.service.ts';

export function feedbackRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, endpoints.giveFeedback, ({ body }, session) =>
    giveFeedback(context, session, requireOwnBody(session, body)),
  );
}
