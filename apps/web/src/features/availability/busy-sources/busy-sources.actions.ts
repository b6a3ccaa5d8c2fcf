import * as endpoints from '@slotwise/contract/availability/busy-sources/busy-sources.endpoints';
import { MESSAGES } from '@slotwise/contract/messages';
import { callApi } from '#api/call-api.ts';
import { runAction } from '#feedback/run-action.ts';
import type { AppDispatch } from '#state/use-app-dispatch.ts';

/** Takes the own busy times from a calendar file, in place of those that came under the same name. */
export const readBusyTimes = (name: string, file: File) => (dispatch: AppDispatch) =>
  runAction(dispatch, MESSAGES.busyTimes.read, async () =>
    callApi(endpoints.createBusySource, { body: { name, ics: await file.text() } }),
  );

/** Forgets the busy times of one calendar file. */
export const removeBusySource = (sourceId: string) => (dispatch: AppDispatch) =>
  runAction(dispatch, MESSAGES.busyTimes.remove, () =>
    callApi(endpoints.deleteBusySource, { query: { sourceId } }),
  );
