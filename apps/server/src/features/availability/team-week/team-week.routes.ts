import * as endpoints from '@slotwise/contract/availability/team-week.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import { listTeamWeek } from './team-week.service.ts';

export function teamWeekRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, endpoints.listTeamWeek, ({ query }, session) => listTeamWeek(context, session, query));
}
