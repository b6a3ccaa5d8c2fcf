import * as endpoints from '@slotwise/contract/bookings/documents/documents.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import { requireCallerAt } from '#lib/caller-fields.ts';
import { actorFor } from '#features/bookings/guests.service.ts';
import { changeDocuments } from './documents.service.ts';

export function documentsRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, endpoints.attachDocuments, async ({ body }, session) => {
    const actor = await actorFor(context, session, body.bookingId);
    return changeDocuments(context, actor, requireCallerAt(session, actor, body));
  });
}
