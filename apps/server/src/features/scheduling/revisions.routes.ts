import { reviseBooking as endpoint } from '@slotwise/contract/bookings/changes/changes.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import { reviseBooking } from './revise-booking.service.ts';

export function revisionsRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, endpoint, ({ body }, session) => reviseBooking(context, session, body));
}
