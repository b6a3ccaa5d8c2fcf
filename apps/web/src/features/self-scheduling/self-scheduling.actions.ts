import type { SelfScheduleInvite } from '@slotwise/contract/bookings/self-scheduling.schema';
import * as endpoints from '@slotwise/contract/bookings/self-scheduling.endpoints';
import { BOOKING_MESSAGES } from '@slotwise/contract/booking-messages';
import { callApi } from '#api/call-api.ts';
import { runAndStay } from '#features/bookings/bookings.actions.ts';

/**
 * Lets the candidate choose the time, or changes the terms. The answer includes the address of their page, which stays
 * the same; without a mail, that is the only purpose.
 */
export const inviteToPick = (invite: SelfScheduleInvite) =>
  runAndStay({
    messages: invite.sendMail === false ? BOOKING_MESSAGES.pickLink : BOOKING_MESSAGES.inviteToPick,
    call: () => callApi(endpoints.inviteToPick, { body: invite }),
  });
