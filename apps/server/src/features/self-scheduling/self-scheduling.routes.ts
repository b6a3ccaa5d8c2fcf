import * as endpoints from '@slotwise/contract/bookings/self-scheduling/self-scheduling.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import { inviteToPick } from './invite-to-pick.service.ts';

export function selfSchedulingRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, endpoints.inviteToPick, ({ body }, session) => inviteToPick(context, session, body));
}
