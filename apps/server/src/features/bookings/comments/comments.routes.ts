import * as endpoints from '@slotwise/contract/bookings/comments/comments.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import { requireOwnBody } from '#lib/caller-fields.ts';
import { addComments } from './comments.service.ts';

export function commentsRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, endpoints.addComments, ({ body }, session, call) =>
    addComments(context, session, requireOwnBody(session, body), call),
  );
}
