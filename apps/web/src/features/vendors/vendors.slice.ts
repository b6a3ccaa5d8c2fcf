import type { getVendor, listVendors } from '@slotwise/contract/vendors/vendors.endpoints';
import type { Vendor, VendorPage } from '@slotwise/contract/vendors/vendors.schema';
import { createSlice } from '@reduxjs/toolkit';
import { isAnswerTo } from '#state/is-answer-to.ts';

type VendorState = {
  /** The page of the list read last. */
  vendors: Vendor[];
  /** The organization being viewed. */
  vendor: VendorPage | null;
};

const initialState: VendorState = { vendors: [], vendor: null };

/** Vendors as read last; follows the cache, which the screens render from. */
export const vendorsSlice = createSlice({
  name: 'VENDOR',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addMatcher(
        isAnswerTo<typeof listVendors>('/vendor/services/{id}/associated'),
        (state, { payload }) => {
          state.vendors = payload.data;
        },
      )
      .addMatcher(isAnswerTo<typeof getVendor>('/vendor/services/{id}'), (state, { payload }) => {
        state.vendor = payload.data;
      }),
});
