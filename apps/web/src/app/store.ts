import { combineSlices, configureStore, type Reducer } from '@reduxjs/toolkit';
import { bookingsSlice } from '#features/bookings/bookings.slice.ts';
import { deepgazeSlice } from '#features/deepgaze/deepgaze.slice.ts';
import { jobDescriptionsSlice } from '#features/job-descriptions/job-descriptions.slice.ts';
import { panelistsSlice } from '#features/panelists/panelists.slice.ts';
import { vendorsSlice } from '#features/vendors/vendors.slice.ts';
import { actionsSlice } from '#state/actions.slice.ts';
import { appLoaderSlice } from '#state/app-loader.slice.ts';
import { recruiterSlice, userCleared } from '#state/recruiter.slice.ts';

/** The keys of the state are the names of the slices. */
const slices = combineSlices(
  recruiterSlice,
  bookingsSlice,
  jobDescriptionsSlice,
  panelistsSlice,
  actionsSlice,
  appLoaderSlice,
  vendorsSlice,
  deepgazeSlice,
);

type State = ReturnType<typeof slices>;

/** Nothing of one user is left in the state for the next one in the same tab. */
const reducer: Reducer<State> = (state, action) =>
  slices(userCleared.match(action) ? undefined : state, action);

export const createStore = () => configureStore({ reducer });
export type Store = ReturnType<typeof createStore>;
