import { configureStore } from '@reduxjs/toolkit';
import { bookingsSlice } from '#features/bookings/bookings.slice.ts';
import { deepgazeSlice } from '#features/deepgaze/deepgaze.slice.ts';
import { jobDescriptionsSlice } from '#features/job-descriptions/job-descriptions.slice.ts';
import { panelistsSlice } from '#features/panelists/panelists.slice.ts';
import { vendorsSlice } from '#features/vendors/vendors.slice.ts';
import { lateMiddleware, slices, withoutFormerUser } from '#state/root-reducer.ts';

const allSlices = slices
  .inject(bookingsSlice)
  .inject(jobDescriptionsSlice)
  .inject(panelistsSlice)
  .inject(vendorsSlice)
  .inject(deepgazeSlice);

export const createStore = () =>
  configureStore({
    reducer: withoutFormerUser(allSlices),
    middleware: (standard) => standard().concat(lateMiddleware.middleware),
  });
export type Store = ReturnType<typeof createStore>;
