import * as endpoints from '@slotwise/contract/availability/busy-sources.endpoints';
import type {
  CalDavAccount,
  NewBusyFeed,
  NewCalDavSource,
} from '@slotwise/contract/availability/busy-sources.schema';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { MESSAGES } from '@slotwise/contract/messages';
import { callApi } from '#api/call-api.ts';
import { runAction } from '#feedback/run-action.ts';
import type { AppDispatch } from '#state/use-app-dispatch.ts';

/** Imports the user's busy times from a calendar file, replacing those of the same name. */
export const readBusyTimes = (name: string, file: File) => (dispatch: AppDispatch) =>
  runAction(dispatch, MESSAGES.busyTimes.read, async () =>
    callApi(endpoints.createBusySource, { body: { name, ics: await file.text() } }),
  );

/** Imports the user's busy times from a published calendar from now on. */
export const subscribeFeed = (body: NewBusyFeed) => (dispatch: AppDispatch) =>
  runAction(dispatch, MESSAGES.busyTimes.connect, () => callApi(endpoints.subscribeBusyFeed, { body }));

/** Lists the calendars of an account. */
export const findCalendars = (body: CalDavAccount) => (dispatch: AppDispatch) =>
  runAction(dispatch, MESSAGES.busyTimes.find, () => callApi(endpoints.listCalDavCalendars, { body }));

/** Imports the user's busy times from calendars of an account from now on. */
export const connectAccount = (body: NewCalDavSource) => (dispatch: AppDispatch) =>
  runAction(dispatch, MESSAGES.busyTimes.connect, () => callApi(endpoints.connectCalDav, { body }));

/** Reads a connected calendar again. If that fails, its owner sees a failure. */
export const readAgain = (sourceId: string) => (dispatch: AppDispatch) =>
  runAction(dispatch, MESSAGES.busyTimes.refresh, async () => {
    const response = await callApi(endpoints.refreshBusySource, { body: { sourceId } });
    return isFailure(response) || !response.data.error ? response : unread(response.data.error);
  });

const unread = (reason: string): Failure => ({ status: 'error', code: 'UNAVAILABLE', message: [reason] });

/** Deletes the busy times of one calendar. */
export const removeBusySource = (sourceId: string) => (dispatch: AppDispatch) =>
  runAction(dispatch, MESSAGES.busyTimes.remove, () =>
    callApi(endpoints.deleteBusySource, { query: { sourceId } }),
  );
