import { isFailure, type Failure } from '@slotwise/contract/failures';
import { useState } from 'react';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { readBookingNow } from '../bookings.actions.ts';
import { toViewedBooking, type ViewedBooking } from '../bookings.slice.ts';

export type BookingAct = {
  run: () => Promise<void>;
  /** Reads the booking's current state and repeats the action on it. */
  tryAgain: () => Promise<void>;
  /** Why the last attempt did not succeed. */
  failure: Failure | null;
  running: boolean;
};

/**
 * One action of a dialog or form on a booking. The caller keeps what was typed, so a refusal loses nothing and the same
 * can be retried on a newer state. A list may know less of the booking than its own page does. `act` shows its own
 * toasts; `onDone` follows a success.
 */
export function useBookingAct<Seen extends Pick<ViewedBooking, 'bookingId'> = ViewedBooking>(
  booking: Seen,
  act: (on: Seen | ViewedBooking) => Promise<object | Failure>,
  onDone?: () => void,
): BookingAct {
  const dispatch = useAppDispatch();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [running, setRunning] = useState(false);

  const runOn = async (on: Seen | ViewedBooking) => {
    setRunning(true);
    const response = await act(on);
    setRunning(false);
    setFailure(isFailure(response) ? response : null);
    if (!isFailure(response)) onDone?.();
  };
  const tryAgain = async () => {
    setRunning(true);
    const read = await dispatch(readBookingNow(booking.bookingId));
    setRunning(false);
    if (isFailure(read)) setFailure(read);
    else await runOn(toViewedBooking(read.data));
  };
  return { run: () => runOn(booking), tryAgain, failure, running };
}
