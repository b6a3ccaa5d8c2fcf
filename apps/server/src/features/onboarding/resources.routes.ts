import * as endpoints from '@slotwise/contract/bookings/resources/resources.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import { requireOwnBody } from '#lib/caller-fields.ts';
import { addResource, changeBilling } from './add-resource.service.ts';

export function resourcesRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, endpoints.addResource, ({ body }, session, call) =>
    addResource(context, session, requireOwnBody(session, body), call),
  );
  serve(app, context, endpoints.changeBilling, ({ params, body }, session) =>
    changeBilling(context, session, params.id, body),
  );
}
