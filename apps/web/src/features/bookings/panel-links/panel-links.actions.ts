import * as endpoints from '@slotwise/contract/bookings/panel-links.endpoints';
import { isFailure } from '@slotwise/contract/failures';
import { BOOKING_MESSAGES } from '@slotwise/contract/booking-messages';
import { callApi } from '#api/call-api.ts';
import { runAction } from '#feedback/run-action.ts';
import type { AppDispatch } from '#state/use-app-dispatch.ts';
import { runAndStay } from '../bookings.actions.ts';

/** Mails a panelist the link to their scorecard page again; the history then records it. */
export const sendPanelLink = (bookingId: string, email: string) =>
  runAndStay({
    bookingId,
    messages: BOOKING_MESSAGES.sendPanelLink,
    call: () => callApi(endpoints.sendPanelLink, { params: { id: bookingId }, body: { email } }),
  });

/** Opens the user's own scorecard page in a new tab; it works without this tab's session. */
export const openPanelLink = (bookingId: string) => async (dispatch: AppDispatch) => {
  const response = await runAction(dispatch, BOOKING_MESSAGES.panelLink, () =>
    callApi(endpoints.openOwnPanelLink, { params: { id: bookingId } }),
  );
  if (isFailure(response)) return response;
  const link = document.createElement('a');
  Object.assign(link, { href: response.data.url, target: '_blank', rel: 'noopener' });
  link.click();
  return response;
};
