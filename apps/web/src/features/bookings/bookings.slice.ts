import type { getBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import type { Booking } from '@slotwise/contract/bookings/bookings.schema';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { isAnswerTo } from '#state/is-answer-to.ts';

/**
 * The viewed meeting. `startTime` and `endTime` are formatted as DD/MM/YYYY HH:mm in the meeting's zone; the server's
 * instants are kept as `startInstant` and `endInstant`.
 */
export type ViewedBooking = Omit<Booking, 'meetingInfo'> & {
  meetingInfo: Booking['meetingInfo'] & { startInstant: string; endInstant: string };
};

const viewed = new WeakMap<Booking, ViewedBooking>();

/** The same answer always gives the same object, so that components showing it do not render again. */
export function toViewedBooking(booking: Booking): ViewedBooking {
  const known = viewed.get(booking) ?? printTimes(booking);
  viewed.set(booking, known);
  return known;
}

function printTimes(booking: Booking): ViewedBooking {
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

/** The meeting read last; it follows the cache, which the screens render from. */
export const bookingsSlice = createSlice({
  name: 'BOOKING',
  initialState,
  reducers: {
    bookingViewed(state, { payload }: PayloadAction<Booking>) {
      state.booking = toViewedBooking(payload);
    },
  },
  extraReducers: (builder) =>
    builder.addMatcher(isAnswerTo<typeof getBooking>('/booking/services'), (state, { payload }) => {
      state.booking = toViewedBooking(payload.data);
    }),
  selectors: { selectBooking: (state) => state.booking },
});

export const { bookingViewed } = bookingsSlice.actions;
export const { selectBooking } = bookingsSlice.selectors;
