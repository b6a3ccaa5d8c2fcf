import * as endpoints from '@slotwise/contract/bookings/resources.endpoints';
import { answerWithBooking, type ReadBooking } from '#features/bookings/answer-with-booking.service.ts';
import { requireOwnBody } from '#features/auth/caller-fields.rules.ts';
import type { Routes } from '#http/routes.ts';
import { addResource } from './add-resource.service.ts';
import { changeBilling, readResource } from './change-billing.service.ts';

export function resourcesRoutes({ context, serve }: Routes, readBooking: ReadBooking) {
  const answer = answerWithBooking(context, readBooking);
  serve(endpoints.addResource, ({ body }, session, call) =>
    answer(session, (tx) => addResource(context, tx, session, requireOwnBody(session, body)), {
      operation: 'add-resource',
      call,
      body,
    }),
  );
  serve(endpoints.changeBilling, ({ params, body }, session) =>
    answerWithBooking(context, readResource)(session, (tx) =>
      changeBilling(context, tx, session, { ...params, ...body }),
    ),
  );
}
