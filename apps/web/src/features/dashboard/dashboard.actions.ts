import { HOME_MESSAGES } from '@slotwise/contract/home-messages';
import * as samples from '@slotwise/contract/sample-data/sample-data.endpoints';
import { callApi } from '#api/call-api.ts';
import { runAction } from '#feedback/run-action.ts';
import type { AppDispatch } from '#state/use-app-dispatch.ts';

/** Fills an empty organization with invented people and meetings; no one is mailed. */
export const fillWithSampleData = () => (dispatch: AppDispatch) =>
  runAction(dispatch, HOME_MESSAGES.sampleData.fill, () => callApi(samples.fillWithSampleData, {}));

/** Removes the invented people and meetings again. */
export const removeSampleData = () => (dispatch: AppDispatch) =>
  runAction(dispatch, HOME_MESSAGES.sampleData.remove, () => callApi(samples.removeSampleData, {}));
