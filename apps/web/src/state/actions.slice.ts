import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type BookingActionType = 'created' | 'approved' | 'rejected';
type VendorActionType = 'created' | 'updated';

type ActionsState = {
  overlayLoading: boolean;
  /** Actions may overlap; the overlay stays until the last one has ended. */
  actionsRunning: number;
  bookingDetails: { actionType: BookingActionType; response: unknown } | null;
  vendorDetails: { actionType: VendorActionType } | null;
};

const initialState: ActionsState = {
  overlayLoading: false,
  actionsRunning: 0,
  bookingDetails: null,
  vendorDetails: null,
};

export const actionsSlice = createSlice({
  name: 'ACTIONS',
  initialState,
  reducers: {
    actionStarted(state) {
      state.actionsRunning += 1;
      state.overlayLoading = true;
    },
    actionEnded(state) {
      state.actionsRunning = Math.max(0, state.actionsRunning - 1);
      state.overlayLoading = state.actionsRunning > 0;
    },
    bookingChanged(state, { payload }: PayloadAction<NonNullable<ActionsState['bookingDetails']>>) {
      state.bookingDetails = payload;
    },
    vendorChanged(state, { payload }: PayloadAction<NonNullable<ActionsState['vendorDetails']>>) {
      state.vendorDetails = payload;
    },
  },
  selectors: {
    selectOverlayLoading: (state) => state.overlayLoading,
    selectBookingDetails: (state) => state.bookingDetails,
  },
});

export const { actionStarted, actionEnded, bookingChanged, vendorChanged } = actionsSlice.actions;
export const { selectOverlayLoading, selectBookingDetails } = actionsSlice.selectors;
