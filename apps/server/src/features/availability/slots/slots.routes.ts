import * as endpoints from '@slotwise/contract/availability/slots.endpoints';
import type { Routes } from '#http/routes.ts';
import { findSlots } from './slots.service.ts';

export function slotsRoutes({ context, serve }: Routes): void {
  serve(endpoints.findSlots, ({ query }, session) => findSlots(context, session, query));
}
