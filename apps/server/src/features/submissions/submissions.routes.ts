import { updateCandidate as candidateEndpoint } from '@slotwise/contract/bookings/candidate.endpoints';
import * as rtr from '@slotwise/contract/bookings/right-to-represent.endpoints';
import * as endpoints from '@slotwise/contract/bookings/vendor-bookings.endpoints';
import { answerWithBooking, type ReadBooking } from '#features/bookings/answer-with-booking.service.ts';
import { requireOwnCallerFields } from '#features/auth/caller-fields.rules.ts';
import type { Routes } from '#http/routes.ts';
import { changeSubmission } from './change-submission.service.ts';
import { actAt, updateCandidateAt } from './counted-look-ups.service.ts';
import { answerQuestion, readQuestion, resendQuestion } from './right-to-represent.service.ts';
import { submitAt, submitCandidate } from './submit-candidate.service.ts';

/** A submission is a booking in the client's tenant; its supplier calls the same addresses. */
export function submissionsRoutes({ context, serve, serveCandidateLink }: Routes, readBooking: ReadBooking) {
  const answer = answerWithBooking(context, readBooking);
  serve(endpoints.createVendorBooking, async ({ body }, session, call) => {
    requireOwnCallerFields(session, { submitterId: body.submitterId, userId: body.userId });
    const once = { operation: 'submit-candidate', call, body };
    const made = await submitAt(context, session, { request: body, once }, (guest, documents) =>
      answer(guest, (tx) => submitCandidate(context, tx, { request: body, guest, documents }), once),
    );
    return { ...made, ownership: made.data.ownership };
  });
  serve(endpoints.updateVendorBooking, ({ body }, session) =>
    actAt(context, session, body, (actor) =>
      answer(actor, (tx) => changeSubmission(context, tx, actor, body)),
    ),
  );
  serve(candidateEndpoint, ({ body }, session) =>
    actAt(context, session, body, (actor) =>
      answer(actor, (tx) => updateCandidateAt(context, tx, actor, body)),
    ),
  );
  serveCandidateLink(rtr.readRtrRequest, (_request, link) => readQuestion(context, link));
  serveCandidateLink(rtr.answerRtrRequest, ({ body }, link) => answerQuestion(context, link, body.confirmed));
  serve(rtr.resendRtrRequest, ({ params }, session) => resendQuestion(context, session, params.id));
}
