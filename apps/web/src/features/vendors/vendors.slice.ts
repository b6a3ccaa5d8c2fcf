import type { Vendor, VendorPage } from '@slotwise/contract/vendors/vendors.schema';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type VendorState = {
  /** The page of the list that was read last. */
  vendors: Vendor[];
  /** The organisation that is looked at. */
  vendor: VendorPage | null;
};

const initialState: VendorState = { vendors: [], vendor: null };

export const vendorsSlice = createSlice({
  name: 'VENDOR',
  initialState,
  reducers: {
    vendorsListed(state, { payload }: PayloadAction<Vendor[]>) {
      state.vendors = payload;
    },
    vendorViewed(state, { payload }: PayloadAction<VendorPage>) {
      state.vendor = payload;
    },
    /** A saved record takes the place of the one known under its id, wherever that is shown. */
    vendorSaved(state, { payload }: PayloadAction<Vendor>) {
      state.vendors = state.vendors.map((one) => (one.vendorId === payload.vendorId ? payload : one));
      if (state.vendor?.vendorId === payload.vendorId) state.vendor = { ...state.vendor, ...payload };
    },
  },
  selectors: {
    selectVendors: (state) => state.vendors,
    selectViewedVendor: (state) => state.vendor,
  },
});

export const { vendorsListed, vendorViewed, vendorSaved } = vendorsSlice.actions;
export const { selectVendors, selectViewedVendor } = vendorsSlice.selectors;
