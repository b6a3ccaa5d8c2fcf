import type { Booking } from '@slotwise/contract/bookings/bookings.schema';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { printWallTime } from '#lib/wall-time.ts';

/**
 * The viewed meeting. `startTime` and `endTime` are printed as DD/MM/YYYY HH:mm in the meeting's zone; the instants
 * of the server stay beside them as `startInstant` and `endInstant`.
 */
export type ViewedBooking = Omit<Booking, 'meetingInfo'> & {
  meetingInfo: Booking['meetingInfo'] & { startInstant: string; endInstant: string };
};

export function toViewedBooking(booking: Booking): ViewedBooking {
  const { startTime, endTime, startLocal, endLocal } = booking.meetingInfo;
  return {
    ...booking,
    meetingInfo: {
      ...booking.meetingInfo,
      startTime: printWallTime(startLocal),
      endTime: printWallTime(endLocal),
      startInstant: startTime,
      endInstant: endTime,
    },
  };
}

const initialState: { booking: ViewedBooking | null } = { booking: null };

export const bookingsSlice = createSlice({
  name: 'BOOKING',
  initialState,
  reducers: {
    bookingViewed(state, { payload }: PayloadAction<Booking>) {
      state.booking = toViewedBooking(payload);
    },
  },
  selectors: { selectBooking: (state) => state.booking },
});

export const { bookingViewed } = bookingsSlice.actions;
export const { selectBooking } = bookingsSlice.selectors;
