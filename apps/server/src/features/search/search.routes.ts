import { searchEverywhere as endpoint } from '@slotwise/contract/search/search.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import { searchEverywhere } from './search.service.ts';

export function searchRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, endpoint, ({ query }, session) => searchEverywhere(context, session, query.q));
}
