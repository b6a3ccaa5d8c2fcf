import { useAppDispatch } from '#state/use-app-dispatch.ts';
import type { ViewedBooking } from '../bookings.slice.ts';
import { useBookingAct, type BookingAct } from '../acts/use-booking-act.ts';
import { swapPanelist } from './answers.actions.ts';

/** Gives the seat of this address to this panelist. */
export function useSwap(
  booking: ViewedBooking,
  email: string,
  panelistId: string,
  onDone?: () => void,
): BookingAct {
  const dispatch = useAppDispatch();
  return useBookingAct(booking, (on) => dispatch(swapPanelist(on, email, panelistId)), onDone);
}
