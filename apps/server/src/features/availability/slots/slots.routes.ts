import * as endpoints from '@slotwise/contract/availability/slots.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import { findSlots } from './slots.service.ts';

export function slotsRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, endpoints.findSlots, ({ query }, session) => findSlots(context, session, query));
}
