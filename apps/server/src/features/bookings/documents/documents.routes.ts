import * as endpoints from '@slotwise/contract/bookings/documents/documents.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import { requireOwnBody } from '#lib/caller-fields.ts';
import { changeDocuments } from './documents.service.ts';

export function documentsRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, endpoints.attachDocuments, ({ body }, session) =>
    changeDocuments(context, session, requireOwnBody(session, body)),
  );
}
