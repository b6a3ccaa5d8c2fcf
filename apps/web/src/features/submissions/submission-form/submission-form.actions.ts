import { isFailure } from '@slotwise/contract/failures';
import { MESSAGES } from '@slotwise/contract/messages';
import { createVendorBooking } from '@slotwise/contract/bookings/vendor-bookings.endpoints';
import type { NewVendorBooking } from '@slotwise/contract/bookings/vendor-bookings.schema';
import { callApi } from '#api/call-api.ts';
import { runAction } from '#feedback/run-action.ts';
import { navigate } from '#navigation/navigate.ts';
import { paths } from '#navigation/paths.ts';
import { vendorChanged } from '#state/actions.slice.ts';
import type { AppDispatch } from '#state/use-app-dispatch.ts';

/** Submits a candidate and opens the submission. The same key makes a repeated call one submission. */
export const submitCandidate =
  (submission: NewVendorBooking, idempotencyKey: string) => async (dispatch: AppDispatch) => {
    const response = await runAction(dispatch, MESSAGES.vendorBookings.create, () =>
      callApi(createVendorBooking, { body: submission }, { idempotencyKey }),
    );
    if (isFailure(response)) return response;
    dispatch(vendorChanged({ actionType: 'created' }));
    navigate(paths.viewMeeting(response.bookingId));
    return response;
  };
