import { combineSlices, createDynamicMiddleware, type Reducer } from '@reduxjs/toolkit';
import { actionsSlice } from './actions.slice.ts';
import { appLoaderSlice } from './app-loader.slice.ts';
import { recruiterSlice, userCleared } from './recruiter.slice.ts';

/** The keys of the state are the names of the slices. What only later screens need joins when it is fetched. */
export const slices = combineSlices(recruiterSlice, actionsSlice, appLoaderSlice);
export const lateMiddleware = createDynamicMiddleware();

/** Nothing of one user is left in the state for the next one in the same tab. */
export const withoutFormerUser =
  <State>(all: Reducer<State>): Reducer<State> =>
  (state, action) =>
    all(userCleared.match(action) ? undefined : state, action);
