import * as endpoints from '@slotwise/contract/recruiters/recruiters.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import * as recruiters from './recruiters.service.ts';

export function recruitersRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, endpoints.getRecruiter, ({ query }, session) =>
    recruiters.getRecruiter(context, session, query.userId),
  );
  serve(app, context, endpoints.updateRecruiter, ({ body }, session, call) =>
    recruiters.updateRecruiter(context, session, body, call),
  );
}
