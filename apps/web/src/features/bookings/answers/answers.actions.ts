import * as endpoints from '@slotwise/contract/bookings/answers.endpoints';
import type { NewAnswer } from '@slotwise/contract/booking-parts/answers.schema';
import { MESSAGES } from '@slotwise/contract/messages';
import { callApi } from '#api/call-api.ts';
import { runAndStay } from '../bookings.actions.ts';
import type { Asked } from './asked.model.ts';

type Changeable = { bookingId: string; version: number };

/** Gives the own answer to an invitation, with times that would suit better where some are named. */
export const answerMeeting = (
  { bookingId, version }: Pick<Asked, 'bookingId' | 'version'>,
  answer: Omit<NewAnswer, 'version'>,
) =>
  runAndStay({
    messages: answer.proposals ? MESSAGES.bookings.proposeTimes : MESSAGES.bookings.answer,
    call: () => callApi(endpoints.answerMeeting, { params: { id: bookingId }, body: { ...answer, version } }),
  });

/** Puts another panelist in the place of one. */
export const swapPanelist = ({ bookingId, version }: Changeable, email: string, panelistId: string) =>
  runAndStay({
    messages: MESSAGES.bookings.swapPanelist,
    call: () =>
      callApi(endpoints.swapPanelist, { params: { id: bookingId }, body: { email, panelistId, version } }),
  });

/** Keeps the time in spite of a proposal. */
export const dismissProposal = ({ bookingId, version }: Changeable, proposalId: string) =>
  runAndStay({
    messages: MESSAGES.bookings.dismissProposal,
    call: () =>
      callApi(endpoints.dismissProposal, { params: { id: bookingId, proposalId }, body: { version } }),
  });
