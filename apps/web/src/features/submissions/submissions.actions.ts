import type { RejectReason } from '@slotwise/contract/booking-parts/decisions.schema';
import { resendRtrRequest } from '@slotwise/contract/bookings/right-to-represent.endpoints';
import { isFailure } from '@slotwise/contract/failures';
import { MESSAGES } from '@slotwise/contract/messages';
import { updateVendorBooking } from '@slotwise/contract/bookings/vendor-bookings.endpoints';
import type { VendorBookingChange } from '@slotwise/contract/bookings/vendor-bookings.schema';
import { callApi } from '#api/call-api.ts';
import { runAction } from '#feedback/run-action.ts';
import { navigate } from '#navigation/navigate.ts';
import { paths } from '#navigation/paths.ts';
import { vendorChanged } from '#state/actions.slice.ts';
import type { AppDispatch } from '#state/use-app-dispatch.ts';
import { runAndStay } from '#features/bookings/bookings.actions.ts';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';

type Change = Omit<VendorBookingChange, 'bookingId' | 'version'>;

/** Changes a submission from either side; the page then shows its new state. */
const changeSubmission =
  ({ bookingId, version }: ViewedBooking, change: Change) =>
  async (dispatch: AppDispatch) => {
    const response = await dispatch(
      runAndStay({
        messages: MESSAGES.vendorBookings.update,
        call: () => callApi(updateVendorBooking, { body: { ...change, bookingId, version } }),
      }),
    );
    if (!isFailure(response)) dispatch(vendorChanged({ actionType: 'updated' }));
    return response;
  };

export type AcceptedTime = Required<Pick<Change, 'meetingInfo' | 'panelists'>>;

/** Accepts a submission at a time: the meeting is scheduled and everyone invited. */
export const acceptAt = (booking: ViewedBooking, time: AcceptedTime) =>
  changeSubmission(booking, { decision: 'ACCEPT', ...time });

/** Accepts a submission without a time: it becomes a draft, and the meeting form continues with what was entered. */
export const acceptWithoutTime =
  (booking: ViewedBooking, named: Pick<Change, 'panelists' | 'meetingLink'>) =>
  async (dispatch: AppDispatch) => {
    const response = await dispatch(changeSubmission(booking, { decision: 'ACCEPT', ...named }));
    if (!isFailure(response)) navigate(paths.newMeeting({ draft: booking.bookingId }));
    return response;
  };

/** Declines a submission; the supplier reads the reason. */
export const declineSubmission = (booking: ViewedBooking, code: RejectReason, text: string) =>
  changeSubmission(booking, { decision: 'DECLINE', reason: { code, text } });

/** Withdraws the user's own submission; the client reads why. */
export const withdrawSubmission = (booking: ViewedBooking, comments: string) =>
  changeSubmission(booking, { decision: 'WITHDRAW', comments });

/** Changes the rate and times of the user's own submission while it waits for an answer. */
export const editSubmission = (
  booking: ViewedBooking,
  change: Pick<Change, 'billRate' | 'currency' | 'rateUnit' | 'proposedSlots'>,
) => changeSubmission(booking, change);

/** Mails the candidate the right-to-represent question again. */
export const resendRtr = (bookingId: string) => (dispatch: AppDispatch) =>
  runAction(dispatch, MESSAGES.vendorBookings.resendRtr, () =>
    callApi(resendRtrRequest, { params: { id: bookingId } }),
  );
