import type { SelfScheduleInvite } from '@slotwise/contract/bookings/self-scheduling.schema';
import * as endpoints from '@slotwise/contract/bookings/self-scheduling.endpoints';
import { MESSAGES } from '@slotwise/contract/messages';
import { callApi } from '#api/call-api.ts';
import { runAndStay } from '#features/bookings/bookings.actions.ts';

/**
 * Lets the candidate choose the time, or changes the terms under which they do. The answer carries the address of their
 * page, which stays the same; without a mail that is all that is asked for.
 */
export const inviteToPick = (invite: SelfScheduleInvite) =>
  runAndStay({
    messages: invite.sendMail === false ? MESSAGES.bookings.pickLink : MESSAGES.bookings.inviteToPick,
    call: () => callApi(endpoints.inviteToPick, { body: invite }),
  });
