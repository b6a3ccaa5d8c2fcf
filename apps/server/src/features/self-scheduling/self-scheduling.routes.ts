import * as endpoints from '@slotwise/contract/bookings/self-scheduling.endpoints';
import { answerWithBooking, type ReadBooking } from '#features/bookings/answer-with-booking.service.ts';
import { requireOwnBody } from '#features/auth/caller-fields.rules.ts';
import type { Routes } from '#http/routes.ts';
import { inviteToPick } from './invite-to-pick.service.ts';

export function selfSchedulingRoutes({ context, serve }: Routes, readBooking: ReadBooking) {
  const answer = answerWithBooking(context, readBooking);
  serve(endpoints.inviteToPick, ({ body }, session) =>
    answer(session, (tx) => inviteToPick(context, tx, session, requireOwnBody(session, body))),
  );
}
