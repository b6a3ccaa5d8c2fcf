import * as endpoints from '@slotwise/contract/bookings/answers.endpoints';
import { answerWithBooking, type ReadBooking } from '#features/bookings/answer-with-booking.service.ts';
import type { Routes } from '#http/routes.ts';
import { answerMeeting } from './answer-meeting.service.ts';
import { dismissProposal } from './proposals.service.ts';
import { listSubstitutes } from './substitutes.service.ts';
import { swapPanelist } from './swap-panelist.service.ts';

/** The answers of those invited, and how they are handled. */
export function responsesRoutes({ context, serve, serveTx }: Routes, readBooking: ReadBooking) {
  const answer = answerWithBooking(context, readBooking);
  serve(endpoints.answerMeeting, (request, session) =>
    answer(session, (tx) => answerMeeting(context, tx, session, request)),
  );
  serve(endpoints.dismissProposal, (request, session) =>
    answer(session, (tx) => dismissProposal(context, tx, session, request)),
  );
  serveTx(endpoints.listSubstitutes, (tx, request, session) =>
    listSubstitutes(context, tx, session, request),
  );
  serve(endpoints.swapPanelist, (request, session) =>
    answer(session, (tx) => swapPanelist(context, tx, session, request)),
  );
}
