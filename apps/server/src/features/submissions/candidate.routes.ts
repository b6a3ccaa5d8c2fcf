import { updateCandidate as endpoint } from '@slotwise/contract/bookings/candidate/candidate.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import { requireCallerAt } from '#lib/caller-fields.ts';
import { actorFor } from '#features/bookings/guests.service.ts';
import { updateCandidate } from '#features/scheduling/update-candidate.service.ts';

export function candidateRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, endpoint, async ({ body }, session) => {
    const actor = await actorFor(context, session, body.bookingId);
    return updateCandidate(context, actor, requireCallerAt(session, actor, body));
  });
}
