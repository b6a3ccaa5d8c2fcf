import * as model from '@slotwise/contract/deepgaze/language-model.endpoints';
import * as questions from '@slotwise/contract/deepgaze/questions.endpoints';
import type { Question } from '@slotwise/contract/deepgaze/questions.schema';
import * as resumes from '@slotwise/contract/deepgaze/resumes.endpoints';
import * as zips from '@slotwise/contract/deepgaze/zips.endpoints';
import type { Zip } from '@slotwise/contract/deepgaze/zips.schema';
import type { RequestOf } from '@slotwise/contract/endpoint';
import { isFailure } from '@slotwise/contract/failures';
import { MESSAGES } from '@slotwise/contract/messages';
import { callApi } from '#api/call-api.ts';
import { CANCELLED, uploadFile, type UploadOptions } from '#api/upload-file.ts';
import { notify } from '#feedback/notify.ts';
import { reportFailure } from '#feedback/report-failure.ts';
import { runAction } from '#feedback/run-action.ts';
import type { AppDispatch } from '#state/use-app-dispatch.ts';
import { deepgazeChanged } from './deepgaze.slice.ts';
import { listsOf, withList, zipsIn, type GetState } from './deepgaze-state.model.ts';

export type ResumeQuery = NonNullable<RequestOf<typeof resumes.listResumes>['query']>;

const TEXTS = MESSAGES.deepgaze;

/** Reads the zips and keeps them. `isQuiet` for the looks in between, whose failure the next one mends. */
export const loadZips =
  ({ isQuiet = false } = {}) =>
  async (dispatch: AppDispatch, getState: GetState) => {
    const response = await callApi(zips.listZips, { query: {} });
    if (!isFailure(response))
      dispatch(deepgazeChanged({ zips: response.data, resumes: listsOf(getState, response.data) }));
    else if (!isQuiet) reportFailure(TEXTS.list, response);
    return response;
  };

/** Shows a zip that was just uploaded, before the list is read again. */
export const showUploaded = (zip: Zip) => (dispatch: AppDispatch, getState: GetState) => {
  const others = zipsIn(getState).filter(({ zipId }) => zipId !== zip.zipId);
  dispatch(deepgazeChanged({ zips: [zip, ...others] }));
};

/** Reads one page of the files of a zip and keeps it. */
export const loadResumes =
  (zipId: string, query: ResumeQuery, { isQuiet = false } = {}) =>
  async (dispatch: AppDispatch, getState: GetState) => {
    const response = await callApi(resumes.listResumes, { params: { zip: zipId }, query });
    if (!isFailure(response))
      dispatch(deepgazeChanged({ resumes: withList(getState, zipId, response.data) }));
    else if (!isQuiet) reportFailure(TEXTS.resumes, response);
    return response;
  };

/**
 * Sends a zip of resumes. The screen stays usable meanwhile, so the overlay of other writes is left out, and its own row
 * tells how far it is. The same key makes a repeated upload one zip.
 */
export async function uploadZip(
  file: File,
  { jdId, ...options }: UploadOptions & { jdId?: string | undefined },
) {
  const response = await uploadFile(zips.uploadZip, { query: { jdId } }, file, options);
  if (!isFailure(response)) notify.success(TEXTS.upload.success);
  else if (response.code !== CANCELLED) reportFailure(TEXTS.upload, response);
  return response;
}

/** Deletes a zip with all that was made of it, and reads the list again. */
export const removeZip = (contextId: string) => async (dispatch: AppDispatch) => {
  const response = await runAction(dispatch, TEXTS.remove, () =>
    callApi(zips.deleteContext, { query: { contextId }, body: { contextId } }),
  );
  if (!isFailure(response)) dispatch(deepgazeChanged({ queryResult: null }));
  await dispatch(loadZips({ isQuiet: true }));
  return response;
};

/** The own conversation about a zip, or about all of them. */
export const readConversation = (contextId: string) =>
  callApi(questions.listQuestions, { query: contextId ? { contextId } : {} });

const DELETED = 'What you ask about was deleted meanwhile.';

/** Asks; the screen shows that it waits, and everything else on it goes on. */
export const ask = (question: Question) => async (dispatch: AppDispatch) => {
  dispatch(deepgazeChanged({ loading: true }));
  const response = await callApi(questions.askQuestion, { body: question });
  if (isFailure(response)) {
    dispatch(deepgazeChanged({ loading: false }));
    const isGone = response.code === 'NOT_FOUND';
    reportFailure(TEXTS.ask, isGone ? { ...response, message: [DELETED] } : response);
    // Nothing of it stays on a screen that was open when somebody else deleted it.
    if (isGone) await dispatch(loadZips({ isQuiet: true }));
  } else dispatch(deepgazeChanged({ loading: false, queryResult: response.queryResult }));
  return response;
};

export const forgetConversation = (contextId: string) => async (dispatch: AppDispatch) => {
  const response = await runAction(dispatch, TEXTS.forget, () =>
    callApi(questions.forgetQuestions, { query: contextId ? { contextId } : {} }),
  );
  if (!isFailure(response)) dispatch(deepgazeChanged({ queryResult: null }));
  return response;
};

/** Switching it on says that the notice was read. */
export const switchModel = (isOn: boolean) => (dispatch: AppDispatch) =>
  runAction(dispatch, isOn ? TEXTS.switchModelOn : TEXTS.switchModelOff, () =>
    callApi(model.switchLanguageModel, { body: { isOn, ...(isOn && { hasReadNotice: true }) } }),
  );
