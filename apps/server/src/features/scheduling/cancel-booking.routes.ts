import { cancelBooking as endpoint } from '@slotwise/contract/bookings/changes/changes.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import { cancelBooking } from './cancel-booking.service.ts';

export function cancellationRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, endpoint, (request, session) => cancelBooking(context, session, request));
}
