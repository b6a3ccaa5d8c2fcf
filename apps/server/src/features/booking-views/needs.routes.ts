import * as endpoints from '@slotwise/contract/bookings/needs/needs.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import { listNeeds } from './needs.service.ts';

export function needsRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, endpoints.listNeeds, ({ query }, session) => listNeeds(context, session, query));
}
