import { dismissProposal as endpoint } from '@slotwise/contract/bookings/answers/answers.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import { dismissProposal } from './proposals.service.ts';

export function proposalsRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, endpoint, (request, session) => dismissProposal(context, session, request));
}
