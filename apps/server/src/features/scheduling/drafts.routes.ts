import * as endpoints from '@slotwise/contract/bookings/drafts/drafts.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import { saveDraft } from './save-draft.service.ts';

export function draftsRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, endpoints.saveDraft, ({ body }, session, call) =>
    saveDraft(context, session, body, call),
  );
}
