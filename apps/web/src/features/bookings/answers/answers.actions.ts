import * as endpoints from '@slotwise/contract/bookings/answers.endpoints';
import type { NewAnswer } from '@slotwise/contract/booking-parts/answers.schema';
import { BOOKING_MESSAGES } from '@slotwise/contract/booking-messages';
import { callApi } from '#api/call-api.ts';
import { runAndStay } from '../bookings.actions.ts';
import type { Asked } from './asked.model.ts';

type Changeable = { bookingId: string; version: number };

/** Sends the user's answer to an invitation, with better times if any are given. */
export const answerMeeting = (
  { bookingId, version }: Pick<Asked, 'bookingId' | 'version'>,
  answer: Omit<NewAnswer, 'version'>,
) =>
  runAndStay({
    messages: answer.proposals ? BOOKING_MESSAGES.proposeTimes : BOOKING_MESSAGES.answer,
    call: () => callApi(endpoints.answerMeeting, { params: { id: bookingId }, body: { ...answer, version } }),
  });

/** Replaces one panelist with another. */
export const swapPanelist = ({ bookingId, version }: Changeable, email: string, panelistId: string) =>
  runAndStay({
    messages: BOOKING_MESSAGES.swapPanelist,
    call: () =>
      callApi(endpoints.swapPanelist, { params: { id: bookingId }, body: { email, panelistId, version } }),
  });

/** Keeps the time despite a proposal. */
export const dismissProposal = ({ bookingId, version }: Changeable, proposalId: string) =>
  runAndStay({
    messages: BOOKING_MESSAGES.dismissProposal,
    call: () =>
      callApi(endpoints.dismissProposal, { params: { id: bookingId, proposalId }, body: { version } }),
  });
