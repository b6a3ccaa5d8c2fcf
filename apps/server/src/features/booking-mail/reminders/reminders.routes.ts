import * as endpoints from '@slotwise/contract/bookings/reminders/reminders.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import { listReminders } from './list-reminders.service.ts';

export function remindersRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, endpoints.listReminders, ({ params }, session) =>
    listReminders(context, session, params.id.toLowerCase()),
  );
}
