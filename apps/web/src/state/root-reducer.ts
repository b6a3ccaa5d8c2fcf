import { combineSlices, createDynamicMiddleware, type Reducer } from '@reduxjs/toolkit';
import { actionsSlice } from './actions.slice.ts';
import { appLoaderSlice } from './app-loader.slice.ts';
import { recruiterSlice, userCleared } from './recruiter.slice.ts';

/** The state's keys are the names of the slices. Those only later screens need are added when they load. */
export const slices = combineSlices(recruiterSlice, actionsSlice, appLoaderSlice);
export const lateMiddleware = createDynamicMiddleware();

/** Clears one user's state before the next user in the same tab. */
export const withoutFormerUser =
  <State>(all: Reducer<State>): Reducer<State> =>
  (state, action) =>
    all(userCleared.match(action) ? undefined : state, action);
