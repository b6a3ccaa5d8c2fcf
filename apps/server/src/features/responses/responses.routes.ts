import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { answeringRoutes } from './answer-meeting.routes.ts';
import { proposalsRoutes } from './proposals.routes.ts';
import { substitutesRoutes } from './substitutes.routes.ts';
import { swappingRoutes } from './swap-panelist.routes.ts';

/** What those who were invited answer, and what is done about it. */
export function answersRoutes(app: FastifyInstance, context: Context) {
  answeringRoutes(app, context);
  proposalsRoutes(app, context);
  substitutesRoutes(app, context);
  swappingRoutes(app, context);
}
