import * as endpoints from '@slotwise/contract/bookings/self-scheduling.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { answerWithBooking, type ReadBooking } from '#features/bookings/answer-with-booking.service.ts';
import { serve } from '#http/serve.ts';
import { requireOwnBody } from '#features/auth/caller-fields.rules.ts';
import { inviteToPick } from './invite-to-pick.service.ts';

export function selfSchedulingRoutes(app: FastifyInstance, context: Context, readBooking: ReadBooking) {
  const answer = answerWithBooking(context, readBooking);
  serve(app, context, endpoints.inviteToPick, ({ body }, session) =>
    answer(session, (tx) => inviteToPick(context, tx, session, requireOwnBody(session, body))),
  );
}
