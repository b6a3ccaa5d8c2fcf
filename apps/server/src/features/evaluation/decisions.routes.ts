import * as endpoints from '@slotwise/contract/bookings/decisions/decisions.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import { requireOwnBody } from '#lib/caller-fields.ts';
import { markNoShow } from '#features/scheduling/mark-no-show.service.ts';
import { approve, reject } from './decide.service.ts';

export function decisionsRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, endpoints.approveBooking, ({ body }, session) =>
    approve(context, session, requireOwnBody(session, body)),
  );
  serve(app, context, endpoints.rejectBooking, ({ body }, session) =>
    reject(context, session, requireOwnBody(session, body)),
  );
  serve(app, context, endpoints.markNoShow, ({ body }, session) =>
    markNoShow(context, session, requireOwnBody(session, body)),
  );
}
