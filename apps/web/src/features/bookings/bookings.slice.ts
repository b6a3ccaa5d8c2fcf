import type { Booking } from '@slotwise/contract/bookings/bookings.schema';
import type { Feedback } from '@slotwise/contract/bookings/feedback/feedback.schema';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { printWallTime } from '#lib/dates/wall-time.ts';

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
    /** A newer state of the viewed meeting; an answer that comes after another one was opened changes nothing. */
    bookingReread(state, { payload }: PayloadAction<Booking>) {
      if (state.booking?.bookingId === payload.bookingId) state.booking = toViewedBooking(payload);
    },
    /** The reader's own scorecard as the server holds it now; the booking itself keeps its version. */
    ownFeedbackSaved(state, { payload }: PayloadAction<Feedback>) {
      const { booking } = state;
      if (booking?.bookingId !== payload.bookingId) return;
      booking.feedback = [...booking.feedback.filter(({ isMine }) => !isMine), payload];
      const owed = booking.scorecards.find(({ isMine }) => isMine);
      if (owed) owed.state = payload.state;
    },
  },
  selectors: { selectBooking: (state) => state.booking },
});

export const { bookingViewed, bookingReread, ownFeedbackSaved } = bookingsSlice.actions;
export const { selectBooking } = bookingsSlice.selectors;
