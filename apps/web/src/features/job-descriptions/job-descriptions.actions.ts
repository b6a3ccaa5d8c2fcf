import type { RequestOf } from '@slotwise/contract/endpoint';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import * as changes from '@slotwise/contract/job-descriptions/job-changes.endpoints';
import * as endpoints from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import type { JobUpdate, NewJob } from '@slotwise/contract/job-descriptions/job-changes.schema';
import { MESSAGES, MODALS } from '@slotwise/contract/messages';
import { callApi } from '#api/call-api.ts';
import { runAction } from '#feedback/run-action.ts';
import { navigate } from '#navigation/navigate.ts';
import { paths } from '#navigation/paths.ts';
import { modalOpened, type ModalData } from '#state/app-loader.slice.ts';
import { readAgain } from '#state/cached-api.ts';
import type { AppDispatch } from '#state/use-app-dispatch.ts';
import { JOBS } from './jobs.texts.ts';

export type JobQuery = NonNullable<RequestOf<typeof endpoints.listJobs>['query']>;

const opened = (modalData: ModalData) => modalOpened({ flag: 'showJobDescriptionModal', modalData });

const failed = ({ code, message: messages }: Failure) =>
  opened({ isFailed: true, data: { title: MODALS.jobFailed.title, code, messages } });

/** After a form was saved: shows the result, reloads the list, and goes to the dashboard. */
const saved = (modalData: ModalData, list: JobQuery) => async (dispatch: AppDispatch) => {
  dispatch(opened(modalData));
  await dispatch(readAgain(endpoints.listJobs, { query: list }));
  navigate(paths.dashboard());
};

/** Adds a job. The same key makes a repeated call one job; `list` is reloaded afterwards. */
export const addJob =
  (job: NewJob, idempotencyKey: string, list: JobQuery) => async (dispatch: AppDispatch) => {
    const response = await runAction(dispatch, MESSAGES.jobDescriptions.create, () =>
      callApi(changes.createJob, { body: job }, { idempotencyKey }),
    );
    if (isFailure(response)) {
      dispatch(failed(response));
      return response;
    }
    const { title, jdStatus } = response.data;
    const text = jdStatus === 'OPEN' ? JOBS.isOpen({ title }) : JOBS.isDraft({ title });
    const ways = [
      ...(jdStatus === 'OPEN'
        ? [{ label: JOBS.scheduleForThis(), to: paths.newMeeting({ jd: response.jdId }) }]
        : []),
      { label: JOBS.addAnother(), to: paths.jobDescriptions({ add: 'true' }) },
      { label: JOBS.viewJob(), to: paths.jobDescriptions({ job: response.jdId }) },
    ];
    await dispatch(saved({ isSucces: true, data: { title: MODALS.jobAdded.title, text, ways } }, list));
    return response;
  };

/** Saves the form of an existing job. */
export const editJob = (update: JobUpdate, list: JobQuery) => async (dispatch: AppDispatch) => {
  const response = await dispatch(updateJob(update));
  if (isFailure(response)) {
    dispatch(failed(response));
    return response;
  }
  const text = JOBS.updated({ title: response.data.title });
  await dispatch(saved({ isSucces: true, data: { title: MODALS.jobUpdated.title, text } }, list));
  return response;
};

/** Changes a job in place, for instance its status; a toast confirms. */
export const updateJob = (update: JobUpdate) => async (dispatch: AppDispatch) => {
  return runAction(dispatch, MESSAGES.jobDescriptions.update, () =>
    callApi(changes.updateJob, { body: update }),
  );
};
