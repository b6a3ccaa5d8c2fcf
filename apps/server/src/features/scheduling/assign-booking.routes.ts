import { assignBooking as endpoint } from '@slotwise/contract/bookings/changes/changes.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import { assignBooking } from './assign-booking.service.ts';

export function assignmentRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, endpoint, ({ query }, session) => assignBooking(context, session, query));
}
