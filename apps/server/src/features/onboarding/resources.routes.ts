import * as endpoints from '@slotwise/contract/bookings/resources.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { answerWithBooking, type ReadBooking } from '#features/bookings/answer-with-booking.service.ts';
import { serve } from '#http/serve.ts';
import { requireOwnBody } from '#features/auth/caller-fields.rules.ts';
import { addResource } from './add-resource.service.ts';
import { changeBilling, readResource } from './change-billing.service.ts';

export function resourcesRoutes(app: FastifyInstance, context: Context, readBooking: ReadBooking) {
  const answer = answerWithBooking(context, readBooking);
  serve(app, context, endpoints.addResource, ({ body }, session, call) =>
    answer(session, (tx) => addResource(context, tx, session, requireOwnBody(session, body)), {
      operation: 'add-resource',
      call,
      body,
    }),
  );
  serve(app, context, endpoints.changeBilling, ({ params, body }, session) =>
    answerWithBooking(context, readResource)(session, (tx) =>
      changeBilling(context, tx, session, { ...params, ...body }),
    ),
  );
}
