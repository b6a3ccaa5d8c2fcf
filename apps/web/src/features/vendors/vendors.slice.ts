import type { getVendor, listVendors } from '@slotwise/contract/vendors/vendors.endpoints';
import type { Vendor, VendorPage } from '@slotwise/contract/vendors/vendors.schema';
import { createSlice } from '@reduxjs/toolkit';
import { isAnswerTo } from '#state/is-answer-to.ts';

type VendorState = {
  /** The page of the list that was read last. */
  vendors: Vendor[];
  /** The organization that is looked at. */
  vendor: VendorPage | null;
};

const initialState: VendorState = { vendors: [], vendor: null };

/** Vendors as they were read last; this follows the cache, out of which the screens draw. */
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
