import * as endpoints from '@slotwise/contract/bookings/comments/comments.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import { requireCallerAt } from '#lib/caller-fields.ts';
import { actorFor } from '#features/bookings/guests.service.ts';
import { addComments } from './add-comments.service.ts';

export function commentsRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, endpoints.addComments, async ({ body }, session, call) => {
    const actor = await actorFor(context, session, body.bookingId);
    return addComments(context, actor, requireCallerAt(session, actor, body), call);
  });
}
