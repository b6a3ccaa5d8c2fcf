import { addComments as commentsEndpoint } from '@slotwise/contract/booking-parts/comments.endpoints';
import { attachDocuments as documentsEndpoint } from '@slotwise/contract/booking-parts/documents.endpoints';
import { answerWithBooking } from '#features/bookings/answer-with-booking.service.ts';
import { actorFor } from '#features/bookings/guests.service.ts';
import { requireCallerAt } from '#features/auth/caller-fields.rules.ts';
import type { Routes } from '#http/routes.ts';
import { addComments, readComments } from './add-comments.service.ts';
import { changeDocuments } from './documents.service.ts';

export function collaborationRoutes({ context, serve }: Routes) {
  serve(commentsEndpoint, async ({ body }, session, call) => {
    const actor = await actorFor(context, session, body.bookingId);
    const request = requireCallerAt(session, actor, body);
    return answerWithBooking(context, readComments)(actor, (tx) => addComments(context, tx, actor, request), {
      operation: 'add-comments',
      call,
      body,
    });
  });
  serve(documentsEndpoint, async ({ body }, session) => {
    const actor = await actorFor(context, session, body.bookingId);
    return changeDocuments(context, actor, requireCallerAt(session, actor, body));
  });
}
