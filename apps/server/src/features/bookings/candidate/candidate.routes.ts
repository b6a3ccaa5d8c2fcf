import { updateCandidate as endpoint } from '@slotwise/contract/bookings/candidate/candidate.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import { requireOwnBody } from '#lib/caller-fields.ts';
import { updateCandidate } from './candidate.service.ts';

export function candidateRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, endpoint, ({ body }, session) =>
    updateCandidate(context, session, requireOwnBody(session, body)),
  );
}
