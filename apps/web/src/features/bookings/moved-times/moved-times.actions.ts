import { reviseBooking } from '@slotwise/contract/bookings/changes.endpoints';
import type { MovedTimeAnswer } from '@slotwise/contract/booking-parts/moved-times.schema';
import { isFailure } from '@slotwise/contract/failures';
import { BOOKING_MESSAGES } from '@slotwise/contract/booking-messages';
import { callApi } from '#api/call-api.ts';
import { runAction } from '#feedback/run-action.ts';
import { bookingChanged } from '#state/actions.slice.ts';
import { bookingsChanged } from '#state/cached-api.ts';
import type { AppDispatch } from '#state/use-app-dispatch.ts';
import type { ViewedBooking } from '../bookings.slice.ts';

type Seen = Pick<ViewedBooking, 'bookingId' | 'version'>;

/** Answers how a meeting whose wall time moved goes on. The reader stays on the page, which then shows it settled. */
export const answerMovedTime =
  ({ bookingId, version }: Seen, movedTimeAnswer: MovedTimeAnswer) =>
  async (dispatch: AppDispatch) => {
    const { reschedule, update } = BOOKING_MESSAGES;
    const messages = movedTimeAnswer === 'KEEP_WALL_TIME' ? reschedule : update;
    const response = await runAction(dispatch, messages, () =>
      callApi(reviseBooking, { body: { bookingId, version, movedTimeAnswer } }),
    );
    if (isFailure(response)) {
      if (response.code === 'INVALID_TRANSITION') dispatch(bookingsChanged());
      return response;
    }
    dispatch(bookingChanged({ actionType: 'created', response }));
    return response;
  };
