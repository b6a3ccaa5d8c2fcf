import * as needs from '@slotwise/contract/bookings/needs/needs.endpoints';
import { listJobs } from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import { MESSAGES } from '@slotwise/contract/messages';
import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import * as samples from '@slotwise/contract/sample-data/sample-data.endpoints';
import { callApi } from '#api/call-api.ts';
import { runAction } from '#feedback/run-action.ts';
import type { AppDispatch } from '#state/use-app-dispatch.ts';

/** The most urgent things that the reader owes. */
export const listNeeds = (atMost: number) =>
  callApi(needs.listNeeds, { query: { page: '1', pageSize: String(atMost) } });

export const getSampleData = () => callApi(samples.getSampleData, {});

/** The panelists to choose from, and how many there are. */
export const readPanelists = (atMost: number) =>
  callApi(listPanelists, { query: { page: '1', pageSize: String(atMost) } });

/** The jobs to choose from, whatever became of them. */
export const readJobs = (atMost: number) =>
  callApi(listJobs, { query: { sort: 'title', page: '1', pageSize: String(atMost) } });

/** Fills an empty organisation with invented people and meetings; nobody is mailed. */
export const fillWithSampleData = () => (dispatch: AppDispatch) =>
  runAction(dispatch, MESSAGES.sampleData.fill, () => callApi(samples.fillWithSampleData, {}));

/** Takes the invented people and meetings away again. */
export const removeSampleData = () => (dispatch: AppDispatch) =>
  runAction(dispatch, MESSAGES.sampleData.remove, () => callApi(samples.removeSampleData, {}));
