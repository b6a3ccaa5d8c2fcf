import * as endpoints from '@slotwise/contract/availability/team-week.endpoints';
import type { Routes } from '#http/routes.ts';
import { listTeamWeek } from './team-week.service.ts';

export function teamWeekRoutes({ context, serve }: Routes): void {
  serve(endpoints.listTeamWeek, ({ query }, session) => listTeamWeek(context, session, query));
}
