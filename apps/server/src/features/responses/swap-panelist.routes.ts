import { swapPanelist as endpoint } from '@slotwise/contract/bookings/answers/answers.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import { swapPanelist } from './swap-panelist.service.ts';

export function swappingRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, endpoint, (request, session) => swapPanelist(context, session, request));
}
