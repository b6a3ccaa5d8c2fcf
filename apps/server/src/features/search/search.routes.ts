import { searchEverywhere as endpoint } from '@slotwise/contract/search/search.endpoints';
import type { Routes } from '#http/routes.ts';
import { searchEverywhere } from './search.service.ts';

export function searchRoutes({ context, serve }: Routes) {
  serve(endpoint, ({ query }, session) => searchEverywhere(context, session, query.q));
}
