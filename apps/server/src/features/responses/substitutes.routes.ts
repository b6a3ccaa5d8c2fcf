import { listSubstitutes as endpoint } from '@slotwise/contract/bookings/answers/answers.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import { listSubstitutes } from './substitutes.service.ts';

export function substitutesRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, endpoint, (request, session) => listSubstitutes(context, session, request));
}
